// Low hands: the lowest of five cards, and of up to four in badugi.
import { joker } from '../format/cards';
import type { HandWord } from '../types/protocol';
import { highOf, higher, type HighHand } from './high';
import { kindOfGroups, kindsOf } from './kinds';
import { ace, choices, compare, grouped, heightOf, lowestOf, type HandOrder } from './order';

export interface LowHand {
  kind: HandWord;
  ranks: number[]; // Those that decide; an Ace that is low is 1.
}

function lowHeight(card: string, order: HandOrder): number {
  const height = heightOf(card);
  return height === ace && order.low_ace === 'low' ? 1 : height;
}

// The Joker is the lowest rank that is not in the hand.
function heights(cards: readonly string[], order: HandOrder): number[] {
  const held = cards.filter((card) => card !== joker).map((card) => lowHeight(card, order));
  if (held.length === cards.length) return held;
  let height = order.low_ace === 'low' && !held.includes(1) ? 1 : lowestOf(order);
  while (held.includes(height)) ++height;
  return [...held, height];
}

function strength(hand: LowHand, order: HandOrder): number[] {
  const kinds = kindsOf({ ...order, order: 'full', joker: true });
  return [kinds.indexOf(hand.kind), -hand.ranks.length, ...hand.ranks];
}

// Below zero where the left hand is the better one.
export function lower(left: LowHand, right: LowHand, order: HandOrder): number {
  if (order.low_kind === 'deuce_to_seven') {
    const high = (hand: LowHand): HighHand => ({ ...hand, aceLow: false });
    return higher(high(left), high(right), { ...order, order: 'full', joker: true });
  }
  return compare(strength(left, order), strength(right, order));
}

function badugi(cards: readonly string[], order: HandOrder): LowHand {
  const different = (chosen: readonly string[]) =>
    new Set(chosen.map((card) => card[0])).size === chosen.length &&
    new Set(chosen.map((card) => card[1])).size === chosen.length;
  const hands = [1, 2, 3, 4]
    .flatMap((many) => choices(cards, many))
    .filter(different)
    .map((chosen): LowHand => {
      const ranks = chosen.map((card) => lowHeight(card, order)).sort((a, b) => b - a);
      return { kind: 'odd_cards', ranks };
    });
  return hands.reduce((best, one) => (lower(one, best, order) < 0 ? one : best));
}

// Null where the hand does not qualify.
export function lowOf(cards: readonly string[], order: HandOrder): LowHand | null {
  if (order.low_kind === 'badugi') return badugi(cards, order);
  if (order.low_kind === 'deuce_to_seven') {
    const high = { ...order, order: 'full', ace_low: false, side_cards: true } as const;
    return highOf(cards, high);
  }
  const groups = grouped(heights(cards, order));
  const hand = { kind: kindOfGroups(groups), ranks: groups.map((group) => group.height) };
  const qualifies = hand.kind === 'odd_cards' && (hand.ranks[0] ?? 0) <= 8;
  return order.low_eight && !qualifies ? null : hand;
}
