// What a dealer does with the cards when the book has ruled, step by step.
import type { RulingWord } from '../types/protocol';
import { tablet as t } from '../words/tablet';

const steps: Partial<Record<RulingWord, string[]>> = {
  misdeal: [t.takeBackEveryCard, t.giveBackTheAmountsListed, t.shuffleHaveTheCardsCut],
  void: [t.takeBackEveryCardNobody, t.giveBackTheAmountsListed2],
  reconstructed: [t.putTheHandsRightEach, t.playOn],
  replaced: [t.putTheExposedCardWith, t.dealThePlayerTheNext],
  reshuffled: [t.putTheExposedCardBack, t.shuffleTheCardsThatAre],
  kept: [t.theCardStaysWhereIt, t.playOn],
  faced: [t.theExposedCardIsThe, t.dealTheNextCardFace],
  'limited-to-wagered': [t.nobodyMayWagerMoreThan],
  'limited-to-minimum': [t.wagersAreTheTableMinimum],
  used: [t.leaveTheCardOnThe],
  'dead-hand': [t.takeTheHandAndPut],
  stands: [t.whatWasDoneStandsPlay],
  returned: [t.giveTheWagerBackTo],
  'opens-final': [t.thePlayerOpensTheFinal],
  call: [t.theWagerIsACall],
  'complete-or-fold': [t.thePlayerPutsInWhat],
  'supervisor-decides': [t.callASupervisorTouchNo],
};

export function stepsOf(ruling: RulingWord): string[] {
  return steps[ruling] ?? [t.callASupervisor];
}

// What a trainee can choose from.
export const rulings = Object.keys(steps) as RulingWord[];
