// What a player holds, in words, from cards that this player sees.
import type { PokerTerms } from '../types/protocol';
import { hidden } from '../format/cards';
import { higher, highOf, type HighHand } from './high';
import { lower, lowOf, type LowHand } from './low';
import { choices } from './order';
import { lowWords, plainWords } from './words';

const whole = 5;

// The choices of five that the game allows, or what there is of them so far. Where two cards must
// come from the hole there is no hand before the board.
export function handsOf(
  terms: PokerTerms,
  own: readonly string[],
  board: readonly string[],
): string[][] {
  if (terms.low_kind === 'badugi') return [[...own]];
  if (terms.from_hole > 0) {
    if (own.length < terms.from_hole || board.length < whole - terms.from_hole) return [];
    return choices(own, terms.from_hole).flatMap((held) =>
      choices(board, whole - terms.from_hole).map((shared) => [...held, ...shared]),
    );
  }
  const all = [...own, ...board];
  return all.length <= whole ? [all] : choices(all, whole);
}

export function bestHigh(terms: PokerTerms, all: readonly string[][]): HighHand | null {
  const ranked = all.map((cards) => highOf(cards, terms));
  return ranked.length === 0
    ? null
    : ranked.reduce((best, one) => (higher(one, best, terms) > 0 ? one : best));
}

export function bestLow(terms: PokerTerms, all: readonly string[][]): LowHand | null {
  return all
    .map((cards) => lowOf(cards, terms))
    .reduce<LowHand | null>(
      (best, one) => (one && (!best || lower(one, best, terms) < 0) ? one : best),
      null,
    );
}

// "two pairs, Aces and 8s"; in high/low "flush, King high · 8-6-4-3-2 low"; empty where there is
// nothing to say yet.
export function holding(
  terms: PokerTerms,
  own: readonly string[],
  board: readonly string[],
): string {
  const seen = board.filter((card) => card !== hidden);
  if (own.length === 0 || own.includes(hidden)) return '';
  const all = handsOf(terms, own, seen);
  if (all.length === 0) return '';
  const complete = terms.low_kind === 'badugi' || all[0]?.length === whole;
  const high = terms.win === 'low' ? null : bestHigh(terms, all);
  const parts = high ? [plainWords(high)] : [];
  if (terms.win !== 'high' && complete) parts.push(lowWords(bestLow(terms, all)));
  return parts.join(' · ');
}
