import { expect, test } from 'vitest';
import { changed } from './changes';

const state = {
  turn: 3 as number | null,
  board: ['As', 'Kd'],
  seats: [
    { seat: 1, stake: 100, cards: ['??', '??'] },
    { seat: 2, stake: 80, cards: ['Qh', 'Qs'] },
  ],
  ruling: null as null | { irregularity: string; choices: string[] },
};

test('an object changes what is there, and the rest stays the same object', () => {
  const after = changed(state, { turn: null, seats: { 1: { stake: 60 } } });
  expect(after.seats[1]).toEqual({ seat: 2, stake: 60, cards: ['Qh', 'Qs'] });
  expect(after.turn).toBe(null);
  expect(after.seats[0]).toBe(state.seats[0]);
  expect(after.board).toBe(state.board);
  expect(state.seats[1]?.stake).toBe(80);
});

test('a list of another length takes the place of the old one', () => {
  const after = changed(state, { board: ['As', 'Kd', '2c'], seats: [] });
  expect(after.board).toEqual(['As', 'Kd', '2c']);
  expect(after.seats).toEqual([]);
});

test('where there was nothing, the whole value comes', () => {
  const ruling = { irregularity: 'boxed-card', choices: ['replace'] };
  const during = changed(state, { ruling });
  expect(during.ruling).toEqual(ruling);
  expect(changed(during, { ruling: null }).ruling).toBe(null);
});

test('nothing different, nothing changed', () => {
  expect(changed(state, {})).toEqual(state);
});
