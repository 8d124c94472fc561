// Who tells what happened: for each type of event a function that makes its sentence.
import type { CanberraEvent, HostedEvent } from '../../types/protocol';

// What a sentence needs beside the event itself.
export interface Scene {
  nameAt: (seat: number) => string; // Empty where nobody is known to sit.
  nameOf: (player: number) => string;
  marker: 'buck' | 'button';
  hand: string; // A hand that was shown, in words.
  opener: number | null; // Who opens a betting round.
  reviewer: string; // Who may review a decision, as the book calls them; empty if nobody.
  consulted: string; // Whom somebody in a dispute may consult.
  meter: string; // What the jackpot meter shows, in dollars.
}

export type Tales<E extends { type: string }> = {
  [T in E['type']]: (event: Extract<E, { type: T }>, scene: Scene) => string;
};
// Poker with and without real cards, and Canberra Poker: events of the same name are different.
export interface Stories {
  poker: Partial<Tales<HostedEvent>>;
  canberra: Partial<Tales<CanberraEvent>>;
}

// What somebody of the staff wrote stands behind the first colon of the room's own sentence.
export function noted(text: string): string {
  const found = /: (.*?)(; (this is final|subject to review).*)?$/s.exec(text);
  return found?.[1] ? `: ${found[1]}` : '';
}
