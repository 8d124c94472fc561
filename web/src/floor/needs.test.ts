import { expect, test } from 'vitest';
import type { LobbyTable } from '../types/protocol';
import { groups, stateOf, urgent, words, type Need } from './needs';

const table = (number: number, more: Partial<LobbyTable> = {}): LobbyTable => ({
  table: number,
  name: `Table ${number}`,
  kind: 'poker',
  rulebook: 'rws-2017',
  game: number % 2 ? "No Limit Hold'em" : 'Omaha',
  edition: '2017',
  sign: '',
  seats: 9,
  taken: 4,
  bots: 0,
  waiting: 0,
  watching: 0,
  minimum: 2,
  stake: 40,
  limit: 'no-limit',
  dealing: true,
  rounds: 1,
  paused: false,
  stopped: false,
  closing: false,
  meter_cents: null,
  hosted: false,
  ...more,
});
const need = (number: number, kind: Need['need'], more: Partial<Need> = {}): Need => ({
  table: number,
  name: `Table ${number}`,
  need: kind,
  text: '',
  player: null,
  player_name: '',
  since_ms: null,
  ...more,
});
const all = { search: '', state: '', by: 'state' as const };

test('four hundred tables: what needs somebody is on top, found by name, game and state', () => {
  const tables = Array.from({ length: 400 }, (_, at) => table(at + 1, { dealing: at % 3 === 0 }));
  const needs = [need(377, 'ruling', { text: 'communal-early' }), need(12, 'clock')];
  const shown = groups(tables, needs, all);
  expect(shown[0]?.title).toBe('needs somebody');
  expect(shown[0]?.tables.map((one) => one.table)).toEqual([377]);
  expect(shown.flatMap((group) => group.tables)).toHaveLength(400);
  expect(
    groups(tables, needs, { ...all, search: 'table 37' }).flatMap((one) => one.tables),
  ).toHaveLength(11);
  const omaha = groups(tables, needs, { ...all, search: 'omaha', by: 'game' });
  expect(omaha.map((one) => [one.title, one.tables.length])).toEqual([['Omaha', 200]]);
  expect(groups(tables, needs, { ...all, state: 'paused' })).toEqual([]);
});

test('a clock that runs is shown and calls nobody', () => {
  expect(urgent([need(1, 'clock'), need(2, 'call')])).toHaveLength(1);
  expect(stateOf(table(1), [need(1, 'clock')])).toBe('in play');
});

test('a need is said in words', () => {
  expect(words(need(1, 'ruling', { text: 'communal-early' }))).toBe(
    'Waiting for a ruling: Communal early',
  );
  expect(words(need(1, 'call', { text: 'clock', player_name: 'Ann' }))).toBe(
    'Ann calls: start the clock, please',
  );
  expect(words(need(1, 'call', { text: 'help: he: she', player_name: 'Ann' }))).toBe(
    'Ann calls: help, please: he: she',
  );
});
