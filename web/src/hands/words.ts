// Hands in the words of the rule documents, as the room says them at the showdown.
import { cards as t } from '../words/cards';
import type { HighHand } from './high';
import type { LowHand } from './low';

const letters: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

export const kindNames = t.kinds;

export function highWords(hand: HighHand): string {
  return t.naming(hand.kind, hand.ranks) + (hand.aceLow ? t.aceLow : '');
}
// "Queen high" for somebody who has not read the book.
export function plainWords(hand: HighHand): string {
  return t.plainNaming(hand.kind, hand.ranks) + (hand.aceLow ? t.aceLow : '');
}

export function ranksInLetters(ranks: readonly number[]): string {
  return ranks.map((rank) => letters[rank] ?? String(rank)).join('-');
}

export function lowWords(hand: LowHand | null): string {
  if (hand === null) return t.noLow;
  return hand.kind === 'odd_cards'
    ? t.low(ranksInLetters(hand.ranks), hand.ranks.length)
    : t.lowWith(hand.kind, hand.ranks);
}

// "odd cards, Queen high" for somebody who has not read the book.
export function plainly(words: string): string {
  return words.replace(/\bodd cards, (\w+ high)/g, '$1');
}
