// Cards as they are named to people; a card that may not be seen is '??'.
import { cards as t } from '../words/cards';

export type Suit = 's' | 'h' | 'd' | 'c';

export const hidden = '??';
export const joker = 'Jk';

export function rankOf(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

export function suitOf(card: string): Suit {
  return card[1] as Suit;
}

export function cardName(card: string): string {
  if (card === hidden || card === '') return t.down;
  if (card === joker) return t.joker;
  return t.of(card[0] ?? '', suitOf(card));
}

export function cardNames(cards: string[]): string {
  const down = cards.filter((card) => card === hidden).length;
  const names = cards.filter((card) => card !== hidden).map(cardName);
  if (down > 0) names.push(t.downs(down));
  return names.join(', ');
}

// One bit for each card, the lowest for the first.
export function isUp(up: number, index: number): boolean {
  return ((up >> index) & 1) === 1;
}
