import { describe, expect, it } from 'vitest';
import { night } from '../display/night';
import type { TournamentPlayer } from '../types/protocol';
import { csvCell, inOrderOfPlace, resultsCsv } from './csv';

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
  it('has the bounties and the points beside the prize', () => {
    const one = { ...player('Ann', 1), bounty_cents: 4000, points: 10 };
    const [head, row] = resultsCsv(night({ players: [one] }))
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/,Prize,Bounty,Points,Rebuys,Chips,Table,Seat$/);
    expect(row).toBe('1,Ann,out,123.45,40.00,10,0,0,,');
  });
  it('lists who still plays before those who are out', () => {
    const playing = (name: string, stake: number) => ({ ...player(name, 0), stake });
    const names = inOrderOfPlace([
      player('third', 3),
      { ...player('gone', 0) },
      playing('short', 500),
      player('fourth', 4),
      playing('chip leader', 9000),
    ]).map(({ name }) => name);
    expect(names).toEqual(['chip leader', 'short', 'third', 'fourth', 'gone']);
  });
});
