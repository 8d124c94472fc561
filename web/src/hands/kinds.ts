// The kinds of hands, and which beats which.
import type { HandWord } from '../types/protocol';
import type { HandOrder, RankGroup } from './order';

// The lowest first. With fewer than 52 cards a flush beats a full house.
export function kindsOf(order: HandOrder): HandWord[] {
  const full = order.order === 'full';
  return [
    'odd_cards',
    'pair',
    'two_pairs',
    'three',
    'straight',
    full ? 'flush' : 'full_house',
    full ? 'full_house' : 'flush',
    'four',
    'straight_flush',
    ...(order.joker ? (['five_of_a_kind'] as const) : []),
    'royal_flush',
  ];
}

// The kind of a hand by its equal ranks alone.
export function kindOfGroups(groups: readonly RankGroup[]): HandWord {
  const [first, second] = [groups[0]?.count ?? 0, groups[1]?.count ?? 0];
  if (first === 5) return 'five_of_a_kind';
  if (first === 4) return 'four';
  if (first === 3) return second === 2 ? 'full_house' : 'three';
  if (first === 2) return second === 2 ? 'two_pairs' : 'pair';
  return 'odd_cards';
}
