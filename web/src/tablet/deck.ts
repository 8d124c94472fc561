// The cards of a table's deck, and what a rank and a suit make.
import { canberraTablet as t } from '../words/canberraTablet';

const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
export const suits = ['s', 'h', 'd', 'c'] as const;

// A deck of 52 has all thirteen ranks; a smaller one begins at a higher card.
export function ranksOf(deck: number): string[] {
  return ranks.slice(0, Math.ceil(deck / suits.length));
}

// Whether a rank is used up: each of its suits was told or is being entered.
export function isUsedUp(rank: string, used: string[]): boolean {
  return suits.every((suit) => used.includes(rank + suit));
}

// Seats after one, clockwise, among those given.
export function after(seat: number, seats: number[]): number[] {
  const sorted = [...seats].sort((one, other) => one - other);
  return [...sorted.filter((one) => one > seat), ...sorted.filter((one) => one < seat)];
}

// CP17-12.2: an automated shoe has two decks of different colours, one for each round.
export function deckName(deck: number): string {
  return deck === 2 ? t.secondDeck : t.firstDeck;
}
