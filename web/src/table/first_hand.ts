// What a newcomer is told at each moment of the first hand. It says what the room says may be done,
// and no rule besides.
import { chips } from '../format/money';
import type { PokerState, PokerTerms } from '../types/protocol';

export interface Step {
  words: string;
  last: boolean; // The hand is over, and so is the guide.
}
const step = (words: string): Step => ({ words, last: false });

function onTurn({ legal }: PokerState['view']['round']): string {
  if (legal.draw)
    return 'Your turn to draw: touch the cards you do not want, or keep all of them and stand pat.';
  const raise = legal.raise ? ' Raise, and others must pay more.' : '';
  if (legal.call)
    return `Your turn. Call ${chips(legal.call_adds)} to stay in the hand.${raise} Or fold: you give up your cards and lose nothing more.`;
  if (legal.check || legal.decline)
    return `Your turn. Check costs nothing.${legal.bet ? ' Or bet, if you like your cards: others must pay to stay in.' : raise}`;
  return 'Your turn. The buttons below are all that the rules allow here.';
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
      words: `${winners ? `${winners}. ` : ''}That was a whole hand. The next one begins by itself; you can sit out or leave whenever you like.`,
      last: true,
    };
  if (place.owes_blind && !place.posts)
    return step('Touch “Post now” above the table to get cards in the next hand.');
  if (!view.dealing || !mine)
    return step(
      `This is your seat, with ${chips(place.stake)} chips. You get cards when the next hand begins.`,
    );
  if (!mine.active) return step('You are out of this hand. Watch how it ends.');
  if (view.round.legal.seat === you.seat) return step(onTurn(view.round));
  if (view.round.board.length > 0 && terms?.from_hole === 0)
    return step(
      'The cards in the middle are for everybody. Your hand is the best five of them and your own; what you hold is written below the table.',
    );
  return step(
    'These are your cards. Nobody else sees them. The gold ring goes round: it shows whose turn it is.',
  );
}
