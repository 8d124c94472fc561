import { describe, expect, it } from 'vitest';
import { night } from '../display/night';
import type { TournamentPlayer } from '../types/protocol';
import { csvCell, resultsCsv } from './csv';

const player = (name: string, place: number): TournamentPlayer => ({
  player: place,
  name,
  bot: false,
  status: 'out',
  number: 0,
  table: null,
  seat: null,
  stake: 0,
  rebuys: 0,
  place,
  prize_cents: 12_345,
  bounty_cents: 0,
  points: 0,
});

describe('a file for a spreadsheet', () => {
  it('has no cell that begins a formula', () => {
    for (const bad of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])
      expect(csvCell(bad).replace('"', '')).toMatch(/^'/);
    expect(csvCell('Ann')).toBe('Ann');
    expect(csvCell(-5)).toBe('-5');
  });
  it('quotes commas, quotes and lines', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('say "x"')).toBe('"say ""x"""');
    expect(csvCell('a\nb')).toBe('"a\nb"');
  });
  it('has names of any script in the order of their places', () => {
    const text = resultsCsv(night({ players: [player('Łukasz', 2), player('大田', 1)] }));
    const lines = text.trimEnd().split('\r\n');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(lines[1]).toMatch(/^1,大田,out,123\.45/);
    expect(lines[2]).toMatch(/^2,Łukasz,/);
  });
});
