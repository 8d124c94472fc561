import { expect, test } from 'vitest';
import type { PokerState } from '../types/protocol';
import { withLine, withState, type MyTable } from './mine';

const line = (table: number, changed: Partial<MyTable> = {}): MyTable => ({
  type: 'my_table',
  table,
  name: `Table ${table}`,
  game: 'Hold-Em',
  tournament: null,
  seat: 3,
  turn: false,
  until_ms: null,
  ...changed,
});
const state = (seat: number | null, turn: boolean) =>
  ({
    view: { dealing: true, round: { legal: { seat: turn ? seat : null } } },
    you: { seat },
    turn_until_ms: 5000,
  }) as unknown as PokerState;

test('a table keeps its place in the list when its line changes, and goes with its seat', () => {
  const two = withLine([line(1)], line(2));
  const called = withLine(two, line(1, { turn: true, until_ms: 9 }));
  expect(called.map(({ table, turn }) => [table, turn])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(withLine(called, line(1, { seat: null })).map(({ table }) => table)).toEqual([2]);
});

test('the state of a watched table says whose turn it is there', () => {
  const called = withState([line(1), line(2)], 2, state(3, true));
  expect(called[1]).toMatchObject({ turn: true, until_ms: 5000 });
  expect(withState(called, 2, state(3, false))[1]).toMatchObject({ turn: false, until_ms: null });
  expect(withState(called, 2, state(null, false)).map(({ table }) => table)).toEqual([1]);
});
