// An example of every kind of hand, with cards that are in every deck, and which beats which.
import { joker } from '../format/cards';
import type { HandWord, PokerTerms } from '../types/protocol';
import { kindsOf } from './kinds';
import { lowestOf } from './order';
import { cards as t } from '../words/cards';
import { ranksInLetters } from './words';

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
  if (terms.order !== 'full') said.push(t.flushOverFull);
  if (terms.joker) said.push(t.jokerStands);
  said.push(terms.ace_low ? t.aceAlsoLow(lowestOf(terms)) : t.aceHigh);
  if (!terms.side_cards) said.push(t.noSideCards);
  if (terms.from_hole > 0) said.push(t.fromHole(terms.from_hole, 5 - terms.from_hole));
  return said;
}

// Empty where the lowest hand wins nothing.
export function lowRules(terms: PokerTerms): string[] {
  if (terms.win === 'high') return [];
  if (terms.low_kind === 'badugi') return t.badugi;
  if (terms.low_kind === 'deuce_to_seven') return t.deuceToSeven;
  const ranks = terms.low_ace === 'low' ? [1] : [];
  for (let rank = lowestOf(terms); ranks.length < 5; ++rank) ranks.push(rank);
  return [
    `${t.noStraights} ${t.lowCountsAll[terms.low_ace] ?? ''}`,
    t.bestLow(ranksInLetters(ranks.reverse())),
    ...(terms.low_eight ? [t.eightOrLess] : []),
  ];
}
