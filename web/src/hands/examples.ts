// An example of every kind of hand, with cards that are in every deck, and which beats which.
import { joker } from '../format/cards';
import type { HandWord, PokerTerms } from '../types/protocol';
import { kindsOf } from './kinds';
import { lowestOf } from './order';
import { lowWords } from './words';

const examples: Record<HandWord, string[]> = {
  royal_flush: ['As', 'Ks', 'Qs', 'Js', 'Ts'],
  five_of_a_kind: ['As', 'Ah', 'Ad', 'Ac', joker],
  straight_flush: ['Jh', 'Th', '9h', '8h', '7h'],
  four: ['9s', '9h', '9d', '9c', 'Kd'],
  full_house: ['Ks', 'Kh', 'Kd', '8s', '8h'],
  flush: ['Ad', 'Jd', '9d', '8d', '7d'],
  straight: ['Js', 'Th', '9d', '8c', '7s'],
  three: ['Qs', 'Qh', 'Qd', 'Tc', '7h'],
  two_pairs: ['As', 'Ad', '8h', '8c', 'Kd'],
  pair: ['Ts', 'Th', 'Kd', '9c', '7s'],
  odd_cards: ['As', 'Jd', '9h', '8c', '7d'],
};

export interface RankedExample {
  kind: HandWord;
  cards: string[];
}

// The highest first.
export function rankedExamples(terms: PokerTerms): RankedExample[] {
  return kindsOf(terms)
    .map((kind) => ({ kind, cards: examples[kind] }))
    .reverse();
}

// What a reader of other books might not expect.
export function surprises(terms: PokerTerms): string[] {
  const said = [];
  if (terms.order !== 'full') said.push('With this deck a flush beats a full house.');
  if (terms.joker) said.push('The Joker stands for the card that makes the best hand.');
  const lowest = lowestOf(terms);
  said.push(
    terms.ace_low
      ? `In a straight the Ace also plays low, just below the ${lowest}.`
      : 'In a straight the Ace is high only.',
  );
  if (!terms.side_cards)
    said.push('In four of a kind, full houses and three of a kind the other cards do not count.');
  if (terms.from_hole > 0)
    said.push(
      `A hand uses exactly ${terms.from_hole} of your own cards and ${5 - terms.from_hole} from the table.`,
    );
  return said;
}

// Empty where the lowest hand wins nothing.
export function lowRules(terms: PokerTerms): string[] {
  if (terms.win === 'high') return [];
  if (terms.low_kind === 'badugi')
    return [
      'The lowest four cards of different ranks and suits win. More cards beat fewer.',
      'The Ace is low. The best hand is 4-3-2-A in four suits.',
    ];
  if (terms.low_kind === 'deuce_to_seven')
    return [
      'The hand that would be the worst high hand wins. The Ace is high only.',
      'The best hand is 7-5-4-3-2, not of one suit.',
    ];
  const ranks = terms.low_ace === 'low' ? [1] : [];
  for (let rank = lowestOf(terms); ranks.length < 5; ++rank) ranks.push(rank);
  const best = lowWords({ kind: 'odd_cards', ranks: ranks.reverse() });
  return [
    `Straights and flushes do not count against a low hand. The Ace is ${terms.low_ace}.`,
    `The best hand is ${best.replace(' low', '')}.`,
    ...(terms.low_eight ? ['A low hand counts only if its highest card is an 8 or less.'] : []),
  ];
}
