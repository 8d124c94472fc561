// High hands of up to five cards.
import { joker } from '../format/cards';
import type { HandWord } from '../types/protocol';
import { kindOfGroups, kindsOf } from './kinds';
import { ace, cardsOf, compare, grouped, heightOf, lowestOf, type HandOrder } from './order';

export interface HighHand {
  kind: HandWord;
  ranks: number[]; // Those that decide, the first to be compared first.
  aceLow: boolean;
}

function strength(hand: HighHand, order: HandOrder): number[] {
  return [kindsOf(order).indexOf(hand.kind), ...hand.ranks];
}

export function higher(left: HighHand, right: HighHand, order: HandOrder): number {
  return compare(strength(left, order), strength(right, order));
}

// The top of five cards in sequence, or null. The Ace may also stand just below the lowest card.
function topOfSequence(ranks: readonly number[], order: HandOrder): number | null {
  const [first = 0, second = 0, , , last = 0] = ranks;
  if (ranks.length !== 5) return null;
  if (first - last === 4) return first;
  const lowest = lowestOf(order);
  const below = order.ace_low && first === ace && last === lowest && second === lowest + 3;
  return below ? second : null;
}

function natural(cards: readonly string[], order: HandOrder): HighHand {
  const groups = grouped(cards.map(heightOf));
  const ranks = groups.map((group) => group.height);
  const top = topOfSequence(ranks, order);
  const flush = cards.length === 5 && new Set(cards.map((card) => card[1])).size === 1;
  const aceLow = top !== null && top !== ranks[0];
  if (flush && top === ace) return { kind: 'royal_flush', ranks: [], aceLow };
  if (top !== null) return { kind: flush ? 'straight_flush' : 'straight', ranks: [top], aceLow };
  if (flush && ranks.length === 5) return { kind: 'flush', ranks, aceLow };
  const kind = kindOfGroups(groups);
  const many = kind === 'three' || kind === 'full_house' || kind === 'four';
  return { kind, ranks: many && !order.side_cards ? ranks.slice(0, 1) : ranks, aceLow };
}

// The Joker is the card that makes the best hand; it doubles a card only for five of a kind.
function withJoker(others: readonly string[], order: HandOrder): HighHand {
  const alike = others.length === 4 && new Set(others.map(heightOf)).size === 1;
  const may = (card: string) =>
    !others.includes(card) || (alike && heightOf(card) === heightOf(others[0] ?? ''));
  return cardsOf(order)
    .filter(may)
    .map((card) => natural([...others, card], order))
    .reduce((best, one) => (higher(one, best, order) > 0 ? one : best));
}

export function highOf(cards: readonly string[], order: HandOrder): HighHand {
  if (!cards.includes(joker)) return natural(cards, order);
  return withJoker(
    cards.filter((card) => card !== joker),
    order,
  );
}
