// Karten und Blätter, wie man sie am Tisch nennt.
import type { HandWord } from '../../types/protocol';
import type { Catalogue } from '../language/catalogue';

const ranks: Record<string, string> = {
  A: 'Ass',
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
  T: 'Zehn',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
  '6': 'Sechs',
  '5': 'Fünf',
  '4': 'Vier',
  '3': 'Drei',
  '2': 'Zwei',
};
const suits: Record<string, string> = { s: 'Pik', h: 'Herz', d: 'Karo', c: 'Kreuz' };
const kinds: Record<HandWord, string> = {
  odd_cards: 'hohe Karte',
  pair: 'ein Paar',
  two_pairs: 'zwei Paare',
  three: 'Drilling',
  straight: 'Straße',
  flush: 'Flush',
  full_house: 'Full House',
  four: 'Vierling',
  straight_flush: 'Straight Flush',
  five_of_a_kind: 'Fünfling',
  royal_flush: 'Royal Flush',
};
const heads: Record<number, string> = { 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König', 14: 'Ass' };
const pluralHeads: Record<number, string> = {
  1: 'Asse',
  11: 'Buben',
  12: 'Damen',
  13: 'Könige',
  14: 'Asse',
};
const rankName = (rank: number): string => heads[rank] ?? String(rank);
const many = (rank: number): string => pluralHeads[rank] ?? `${rank}er`;
const lowCounts = ['', 'eine Karte, ', 'zwei Karten, ', 'drei Karten, ', 'Badugi, ', ''];

function naming(kind: HandWord, [first = 0, second]: readonly number[]): string {
  switch (kind) {
    case 'royal_flush':
      return kinds[kind];
    case 'full_house':
      return `${kinds[kind]}, ${many(first)}${second === undefined ? '' : ` über ${many(second)}`}`;
    case 'two_pairs':
      return `${kinds[kind]}, ${many(first)} und ${many(second ?? 0)}`;
    case 'five_of_a_kind':
    case 'four':
    case 'three':
    case 'pair':
      return `${kinds[kind]}, ${many(first)}`;
    case 'odd_cards':
      return `${kinds[kind]}, ${rankName(first)}`;
    default:
      return `${kinds[kind]}, ${rankName(first)} hoch`;
  }
}

export const cards: Catalogue['cards'] = {
  down: 'eine verdeckte Karte',
  downs: (number) => (number === 1 ? 'eine verdeckte Karte' : `${number} verdeckte Karten`),
  joker: 'der Joker',
  of: (rank, suit) => `${suits[suit] ?? suit} ${ranks[rank] ?? rank}`,
  suits,
  kinds,
  nothingPaired: 'hohe Karte (nichts gepaart)',
  naming,
  plainNaming: naming,
  aceLow: ' mit niedrigem Ass',
  noLow: 'kein Low',
  low: (its, count) => `${lowCounts[count] ?? ''}${its} low`,
  lowWith: (kind, its) => `Low mit ${naming(kind, its)}`,
  flushOverFull: 'Mit diesem Kartenspiel schlägt ein Flush ein Full House.',
  jokerStands: 'Der Joker steht für die Karte, die das beste Blatt ergibt.',
  aceAlsoLow: (lowest) => `In einer Straße zählt das Ass auch niedrig, gleich unter der ${lowest}.`,
  aceHigh: 'In einer Straße zählt das Ass nur hoch.',
  noSideCards: 'Bei Vierling, Full House und Drilling zählen die übrigen Karten nicht.',
  fromHole: (own, shared) =>
    `Ein Blatt besteht aus genau ${own} Ihrer eigenen Karten und ${shared} vom Tisch.`,
  badugi: [
    'Die niedrigsten vier Karten verschiedener Werte und Farben gewinnen. Mehr Karten schlagen weniger.',
    'Das Ass ist niedrig. Das beste Blatt ist 4-3-2-A in vier Farben.',
  ],
  deuceToSeven: [
    'Es gewinnt das Blatt, das hoch das schlechteste wäre. Das Ass zählt nur hoch.',
    'Das beste Blatt ist 7-5-4-3-2, nicht in einer Farbe.',
  ],
  lowCountsAll: { low: 'Das Ass ist niedrig.', high: 'Das Ass ist hoch.' },
  noStraights: 'Straßen und Flushes zählen nicht gegen ein Low.',
  bestLow: (its) => `Das beste Blatt ist ${its}.`,
  eightOrLess: 'Ein Low zählt nur, wenn seine höchste Karte eine 8 oder kleiner ist.',
};
