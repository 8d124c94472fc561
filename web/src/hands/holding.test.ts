import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PokerTerms } from '../types/protocol';
import { bestHigh, bestLow, handsOf, holding } from './holding';
import { highWords, lowWords } from './words';

const columns = [
  'what',
  'deck',
  'joker',
  'order',
  'ace_low',
  'side_cards',
  'low_ace',
  'low_eight',
  'low_kind',
  'from_hole',
  'hole',
  'board',
  'words',
] as const;
type Row = Record<(typeof columns)[number], string>;

function rows(): Row[] {
  const text = readFileSync(new URL('../../../tests/golden/hands.tsv', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) as Row;
  });
}
function cards(text: string): string[] {
  return text.match(/../g) ?? [];
}
function termsOf(row: Partial<Row>): PokerTerms {
  return {
    deck: Number(row.deck ?? 52),
    joker: row.joker === '1',
    win: row.what === 'low' ? 'low' : 'high',
    order: row.order ?? 'full',
    ace_low: row.ace_low !== '0',
    side_cards: row.side_cards !== '0',
    low_ace: row.low_ace ?? 'high',
    low_eight: row.low_eight === '1',
    low_kind: row.low_kind ?? 'ranks',
    from_hole: Number(row.from_hole ?? 0),
  } as PokerTerms;
}

test('hands of every order have the words that the room uses', () => {
  const all = rows();
  expect(all.length).toBeGreaterThan(1000);
  for (const row of all) {
    const terms = termsOf(row);
    const hands = handsOf(terms, cards(row.hole), cards(row.board));
    const high = row.what === 'high' ? bestHigh(terms, hands) : null;
    const words = high ? highWords(high) : lowWords(bestLow(terms, hands));
    expect(`${row.hole} ${row.board} ${words}`).toBe(`${row.hole} ${row.board} ${row.words}`);
  }
});

test('what there is before a hand is whole is said as far as it goes', () => {
  const holdem = termsOf({});
  expect(holding(holdem, ['8s', '8d'], [])).toBe('pair of 8s');
  expect(holding(holdem, ['As', 'Kd'], [])).toBe('Ace high');
  expect(holding(holdem, ['As', '8d'], ['Ah', '8c', '2d'])).toBe('two pairs, Aces and 8s');
  expect(holding(holdem, [], ['Ah', '8c', '2d'])).toBe('');
  expect(holding(holdem, ['??', '??'], [])).toBe('');
});

test('where two cards come from the hole there is no hand before the board', () => {
  const omaha = termsOf({ from_hole: '2' });
  expect(holding(omaha, ['As', 'Ad', 'Ah', 'Ac'], [])).toBe('');
  expect(holding(omaha, ['As', 'Ad', 'Ah', 'Ac'], ['2c', '7d', '9h'])).toBe('pair of Aces');
});

test('in high/low both hands are said', () => {
  const split = { ...termsOf({ low_ace: 'low', low_eight: '1' }), win: 'high_low' };
  expect(holding(split, ['As', '2s', '3d', '4d', '6h'], [])).toBe('Ace high · 6-4-3-2-A low');
  expect(holding(split, ['Ks', 'Kd', '3d', '4d', '6h'], [])).toBe('pair of Kings · no low');
});

test('a badugi hand is of four cards', () => {
  const badugi = { ...termsOf({ low_ace: 'low', low_kind: 'badugi' }), win: 'low' };
  expect(holding(badugi, ['As', '2d', '3c', '4h'], [])).toBe('badugi, 4-3-2-A low');
});
