// What a newcomer is told at each moment of the first hand. It says what the room says may be done,
// and no rule besides.
import { chips } from '../../format/money';
import type { PokerState, PokerTerms } from '../../types/protocol';
import { table as t } from '../../words/table';

export interface Step {
  words: string;
  last: boolean; // The hand is over, and so is the guide.
}
const step = (words: string): Step => ({ words, last: false });

function onTurn({ legal }: PokerState['view']['round']): string {
  if (legal.draw) return t.yourTurnToDrawTouch;
  if (legal.call) return t.yourTurnCallToStay(chips(legal.call_adds), legal.raise);
  if (legal.check || legal.decline) return t.yourTurnCheckCostsNothing(legal.bet, legal.raise);
  return t.yourTurnTheButtonsBelow;
}

// `played` is true once the player had cards while the guide was on.
export function firstHand(
  state: PokerState,
  terms: PokerTerms | null,
  played: boolean,
  winners: string,
): Step | null {
  const { view, you } = state;
  const place = view.places.find(({ seat }) => seat === you.seat && seat !== null);
  if (!place) return null;
  const mine = view.round.seats.find(({ seat }) => seat === you.seat);
  if (!view.dealing && played)
    return {
      words: winners ? `${winners}. ${t.thatWasAWholeHand}` : t.thatWasAWholeHand,
      last: true,
    };
  if (place.owes_blind && !place.posts) return step(t.touchPostNowAboveThe);
  if (!view.dealing || !mine) return step(t.thisIsYourSeatWith(chips(place.stake)));
  if (!mine.active) return step(t.youAreOutOfThis);
  if (view.round.legal.seat === you.seat) return step(onTurn(view.round));
  if (view.round.board.length > 0 && terms?.from_hole === 0) return step(t.theCardsInTheMiddle);
  return step(t.theseAreYourCardsNobody);
}
