// Which hand is higher at a table, as the room's terms say it. The room settles every round; this is
// for the words beside one's own cards, which only this page may work out.
import type { PokerTerms } from '../types/protocol';

export type HandOrder = Pick<
  PokerTerms,
  | 'deck'
  | 'joker'
  | 'win'
  | 'order'
  | 'ace_low'
  | 'side_cards'
  | 'low_ace'
  | 'low_eight'
  | 'low_kind'
>;

const letters = '23456789TJQKA';
export const ace = 14;

// 2 to 14, the Ace high.
export function heightOf(card: string): number {
  return letters.indexOf(card[0] ?? '') + 2;
}

export function lowestOf(order: HandOrder): number {
  return 15 - order.deck / 4;
}

export function cardsOf(order: HandOrder): string[] {
  const ranks = [...letters].slice(lowestOf(order) - 2);
  return ranks.flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
}

// Every choice of so many of the cards.
export function choices<T>(cards: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return cards.flatMap((card, at) =>
    choices(cards.slice(at + 1), many - 1).map((rest) => [card, ...rest]),
  );
}

// Compares number by number, the first to be compared first.
export function compare(left: readonly number[], right: readonly number[]): number {
  for (let at = 0; at < Math.max(left.length, right.length); ++at) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface RankGroup {
  height: number;
  count: number;
}

// The ranks of some cards: the most frequent first, then the highest.
export function grouped(heights: readonly number[]): RankGroup[] {
  const groups = [...new Set(heights)].map((height) => ({
    height,
    count: heights.filter((one) => one === height).length,
  }));
  return groups.sort((a, b) => b.count - a.count || b.height - a.height);
}
