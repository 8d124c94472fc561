// Hands in the words of the rule documents, as the room says them at the showdown.
import type { HandWord } from '../types/protocol';
import type { HighHand } from './high';
import type { LowHand } from './low';

const names: Record<number, string> = { 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King', 14: 'Ace' };
const letters: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

export function rankName(rank: number): string {
  return names[rank] ?? String(rank);
}
function plural(rank: number): string {
  return `${rankName(rank)}s`;
}

export const kindNames: Record<HandWord, string> = {
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

function naming(kind: HandWord, ranks: readonly number[]): string {
  const [first = 0, second] = ranks;
  switch (kind) {
    case 'royal_flush':
      return kindNames[kind];
    case 'full_house':
      return `${kindNames[kind]}, ${plural(first)}${second === undefined ? '' : ` over ${plural(second)}`}`;
    case 'two_pairs':
      return `${kindNames[kind]}, ${plural(first)} and ${plural(second ?? 0)}`;
    case 'pair':
      return `${kindNames[kind]} of ${plural(first)}`;
    case 'five_of_a_kind':
    case 'four':
    case 'three':
      return `${kindNames[kind]}, ${plural(first)}`;
    default:
      return `${kindNames[kind]}, ${rankName(first)} high`;
  }
}

export function highWords(hand: HighHand): string {
  return naming(hand.kind, hand.ranks) + (hand.aceLow ? ' with the Ace low' : '');
}

const counted = ['', 'one card, ', 'two cards, ', 'three cards, ', 'badugi, ', ''];
const withArticle = ['pair', 'straight', 'flush', 'straight_flush', 'royal_flush'];

export function lowWords(hand: LowHand | null): string {
  if (hand === null) return 'no low';
  if (hand.kind === 'odd_cards') {
    const ranks = hand.ranks.map((rank) => letters[rank] ?? String(rank)).join('-');
    return `${counted[hand.ranks.length] ?? ''}${ranks} low`;
  }
  return `low with ${withArticle.includes(hand.kind) ? 'a ' : ''}${naming(hand.kind, hand.ranks)}`;
}

// "odd cards, Queen high" for somebody who has not read the book.
export function plainly(words: string): string {
  return words.replace(/^odd cards, (.*)$/, '$1');
}
