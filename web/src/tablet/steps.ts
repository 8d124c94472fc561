// What a dealer does with the cards when the book has ruled, step by step.
import type { IrregularityWord, RulingWord } from '../types/protocol';
import { tablet as t } from '../words/tablet';

const steps: Partial<Record<RulingWord, string[]>> = {
  misdeal: [t.takeBackEveryCard, t.giveBackTheAmountsListed, t.shuffleHaveTheCardsCut],
  void: [t.takeBackEveryCardNobody, t.giveBackTheAmountsListed2],
  reconstructed: [t.putTheHandsRightEach, t.playOn],
  replaced: [t.putTheExposedCardWith, t.dealThePlayerTheNext, t.burnNoneThisTime],
  reshuffled: [t.putTheExposedCardBack, t.shuffleTheCardsThatAre, t.aBurntCardStays],
  kept: [t.theCardStaysWhereIt, t.playOn],
  faced: [t.theExposedCardIsThe, t.dealTheNextCardFace],
  'limited-to-wagered': [t.leaveTheCardForItsTurn, t.nobodyMayWagerMoreThan],
  'limited-to-minimum': [t.leaveTheCardForItsTurn, t.wagersAreTheTableMinimum],
  used: [t.leaveTheCardOnThe, t.burnNoOther],
  'dead-hand': [t.takeTheHandAndPut, t.theWagersStay],
  stands: [t.whatWasDoneStandsPlay],
  returned: [t.giveTheWagerBackTo],
  'opens-final': [t.thePlayerOpensTheFinal],
  call: [t.theWagerIsACall],
  'complete-or-fold': [t.thePlayerPutsInWhat],
  'supervisor-decides': [t.callASupervisorTouchNo],
};

// Where what went wrong asks for other steps than the ruling has by itself.
const special: Partial<Record<`${IrregularityWord} ${RulingWord}`, string[]>> = {
  'boxed-card reshuffled': [
    t.takeBackTheCardsOfTheStreet,
    t.shuffleTheCardsThatAre,
    t.dealTheStreetAgain,
  ],
  'boxed-card kept': [t.theCardIsPlayedAsDealt, t.playOn],
  'foreign-card void': [
    t.takeBackEveryCardNobody,
    t.giveBackTheAmountsListed2,
    t.theCardsAreNotUsedAgain,
  ],
  'deck-count void': [
    t.takeBackEveryCardNobody,
    t.giveBackTheAmountsListed2,
    t.theCardsAreNotUsedAgain,
  ],
};

export function stepsOf(ruling: RulingWord, what: IrregularityWord): string[] {
  return special[`${what} ${ruling}`] ?? steps[ruling] ?? [t.callASupervisor];
}

// What a trainee can choose from.
export const rulings = Object.keys(steps) as RulingWord[];
