// The cards of a table's deck, and what a rank and a suit make.
import type { PokerState } from '../types/protocol';
import { canberraTablet as t } from '../words/canberra_tablet';
import { tablet } from '../words/tablet';

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

// Where everybody has seen a card.
export function placeOf(card: string, now: PokerState, nameOf: (seat: number) => string): string {
  const communal = now.view.round.board.indexOf(card);
  if (communal >= 0) return tablet.communalCard(communal + 1);
  const holder = now.view.round.seats.find(({ cards }) => cards.includes(card));
  return holder?.seat ? nameOf(holder.seat) : tablet.whereItWas;
}
