// Cards as they are named to people; a card that may not be seen is '??'.

export type Suit = 's' | 'h' | 'd' | 'c';

const rankNames: Record<string, string> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'two',
};
const suitNames: Record<Suit, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

export const hidden = '??';
export const joker = 'Jk';

export function rankOf(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

export function suitOf(card: string): Suit {
  return card[1] as Suit;
}

export function cardName(card: string): string {
  if (card === hidden || card === '') return 'a card face down';
  if (card === joker) return 'the Joker';
  return `${rankNames[card[0] ?? ''] ?? card[0]} of ${suitNames[suitOf(card)] ?? card[1]}`;
}

export function cardNames(cards: string[]): string {
  const down = cards.filter((card) => card === hidden).length;
  const names = cards.filter((card) => card !== hidden).map(cardName);
  if (down > 0) names.push(down === 1 ? 'a card face down' : `${down} cards face down`);
  return names.join(', ');
}

// One bit for each card, the lowest for the first.
export function isUp(up: number, index: number): boolean {
  return ((up >> index) & 1) === 1;
}
