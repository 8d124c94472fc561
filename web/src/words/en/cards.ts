// Cards and hands, as the rule documents call them.
import type { HandWord } from '../../types/protocol';

const ranks: Record<string, string> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'two',
};
const suits: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
const kinds: Record<HandWord, string> = {
  odd_cards: 'odd cards',
  pair: 'pair',
  two_pairs: 'two pairs',
  three: 'three of a kind',
  straight: 'straight',
  flush: 'flush',
  full_house: 'full house',
  four: 'four of a kind',
  straight_flush: 'straight flush',
  five_of_a_kind: 'five of a kind',
  royal_flush: 'royal flush',
};
// 2 to 14; an Ace that counts low is 1.
const heads: Record<number, string> = { 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King', 14: 'Ace' };
const rankName = (rank: number): string => heads[rank] ?? String(rank);
const many = (rank: number): string => `${rankName(rank)}s`;
const lowCounts = ['', 'one card, ', 'two cards, ', 'three cards, ', 'badugi, ', ''];
const withArticle: HandWord[] = ['pair', 'straight', 'flush', 'straight_flush', 'royal_flush'];

function naming(kind: HandWord, [first = 0, second]: readonly number[]): string {
  switch (kind) {
    case 'royal_flush':
      return kinds[kind];
    case 'full_house':
      return `${kinds[kind]}, ${many(first)}${second === undefined ? '' : ` over ${many(second)}`}`;
    case 'two_pairs':
      return `${kinds[kind]}, ${many(first)} and ${many(second ?? 0)}`;
    case 'pair':
      return `${kinds[kind]} of ${many(first)}`;
    case 'five_of_a_kind':
    case 'four':
    case 'three':
      return `${kinds[kind]}, ${many(first)}`;
    default:
      return `${kinds[kind]}, ${rankName(first)} high`;
  }
}

export const cards = {
  down: 'a card face down',
  downs: (number: number) => (number === 1 ? 'a card face down' : `${number} cards face down`),
  joker: 'the Joker',
  of: (rank: string, suit: string) => `${ranks[rank] ?? rank} of ${suits[suit] ?? suit}`,
  suits,
  kinds,
  nothingPaired: 'odd cards (nothing paired)',
  naming,
  // "Queen high" for somebody who has not read the book.
  plainNaming: (kind: HandWord, its: readonly number[]) =>
    kind === 'odd_cards' ? `${rankName(its[0] ?? 0)} high` : naming(kind, its),
  aceLow: ' with the Ace low',
  noLow: 'no low',
  low: (ranks: string, count: number) => `${lowCounts[count] ?? ''}${ranks} low`,
  lowWith: (kind: HandWord, its: readonly number[]) =>
    `low with ${withArticle.includes(kind) ? 'a ' : ''}${naming(kind, its)}`,
  flushOverFull: 'With this deck a flush beats a full house.',
  jokerStands: 'The Joker stands for the card that makes the best hand.',
  aceAlsoLow: (lowest: number) => `In a straight the Ace also plays low, just below the ${lowest}.`,
  aceHigh: 'In a straight the Ace is high only.',
  noSideCards: 'In four of a kind, full houses and three of a kind the other cards do not count.',
  fromHole: (own: number, shared: number) =>
    `A hand uses exactly ${own} of your own cards and ${shared} from the table.`,
  badugi: [
    'The lowest four cards of different ranks and suits win. More cards beat fewer.',
    'The Ace is low. The best hand is 4-3-2-A in four suits.',
  ],
  deuceToSeven: [
    'The hand that would be the worst high hand wins. The Ace is high only.',
    'The best hand is 7-5-4-3-2, not of one suit.',
  ],
  lowCountsAll: { low: 'The Ace is low.', high: 'The Ace is high.' } as Record<string, string>,
  noStraights: 'Straights and flushes do not count against a low hand.',
  bestLow: (ranks: string) => `The best hand is ${ranks}.`,
  eightOrLess: 'A low hand counts only if its highest card is an 8 or less.',
};
