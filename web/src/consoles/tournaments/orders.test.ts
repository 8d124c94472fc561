import { describe, expect, it } from 'vitest';
import { permissions, type Role, type TournamentPlayer } from '../../types/protocol';
import { tournamentCommandOf } from './commands';
import type { TournamentOrder } from './fields';
import { tournamentOrders, tournamentOrdersFor } from './orders';

const staff: Role[] = ['dealer', 'supervisor', 'operator', 'director', 'inspector'];
const may: Record<string, readonly string[]> = {
  ...permissions.tournament,
  enter_bots: permissions.room.enter_bots,
  revive_tournament: permissions.room.revive_tournament,
  wind_up_tournament: permissions.room.wind_up_tournament,
};

function order(type: TournamentOrder['type']): TournamentOrder {
  const found = tournamentOrders.find((one) => one.type === type);
  if (!found) throw new Error(`no order ${type}`);
  return found;
}
function player(number: number, seat: number | null): TournamentPlayer {
  return {
    player: number,
    name: `player ${number}`,
    bot: false,
    status: 'playing',
    number: seat === null ? 0 : 1,
    table: null,
    seat,
    stake: 1000,
    rebuys: 0,
    place: 0,
    prize_cents: 0,
    bounty_cents: 0,
    points: 0,
  };
}
const players = [player(21, 7), player(20, 2), player(22, null)];
const make = (type: TournamentOrder['type'], given: Record<string, string> = {}) =>
  tournamentCommandOf(order(type), given, players);

describe('the console of a tournament', () => {
  it('has every command that staff may give, for exactly the roles that may give it', () => {
    for (const role of staff) {
      const expected = Object.keys(may).filter((type) => may[type]?.includes(role));
      const offered = tournamentOrdersFor(role).map(({ type }) => type);
      expect(offered.toSorted()).toEqual(expected.toSorted());
    }
  });
  it('has each command once, with a title of its own', () => {
    expect(new Set(tournamentOrders.map(({ type }) => type)).size).toBe(tournamentOrders.length);
    expect(new Set(tournamentOrders.map(({ title }) => title)).size).toBe(tournamentOrders.length);
  });
  it('has nothing for players and visitors', () => {
    expect(tournamentOrdersFor('player')).toEqual([]);
    expect(tournamentOrdersFor('')).toEqual([]);
  });
  it('keeps the orders of a subject together', () => {
    const subjects = tournamentOrders.map(({ subject }) => subject);
    const changes = subjects.filter((subject, at) => subject !== subjects[at - 1]);
    expect(changes).toEqual([...new Set(subjects)]);
  });
  it('asks once more before an order that nothing takes back', () => {
    for (const type of ['withdraw', 'eliminate', 'forfeit', 'exclude', 'award', 'cancel'] as const)
      expect(order(type).sure).toBeTruthy();
  });
});

describe('an order in a tournament', () => {
  it('has minutes in seconds', () => {
    expect(make('start_break', { length_s: '10' })).toEqual({ type: 'start_break', length_s: 600 });
    expect(make('start_break', { length_s: '0' })).toEqual({ type: 'start_break', length_s: 0 });
    expect(make('start_break', { length_s: '2.5' })).toMatchObject({ length_s: 150 });
    expect(make('start_break', { length_s: 'ten' })).toBeNull();
    expect(make('start_break')).toBeNull();
  });
  it('has chips as chips', () => {
    expect(make('bust', { player: '20', contributed: '900' })).toEqual({
      type: 'bust',
      player: 20,
      contributed: 900,
    });
  });
  it('has an amount for each of ten seats, 0 where nobody sits', () => {
    const given = { table: '1', 'stakes.2': '0', 'stakes.7': '2000' };
    expect(make('end_round', given)).toEqual({
      type: 'end_round',
      table: 1,
      stakes: [0, 0, 0, 0, 0, 0, 2000, 0, 0, 0],
    });
  });
  it('waits for the amount of every player at the table', () => {
    expect(make('end_round', { table: '1', 'stakes.7': '2000' })).toBeNull();
    expect(make('enter_count', { table: '1', 'stakes.2': 'x', 'stakes.7': '1' })).toBeNull();
  });
  it('leaves out the wagers that go back', () => {
    const given = { table: '1', cause: 'fraud', wagers: 'refunded' };
    expect(make('invalidate_round', given)).toEqual({
      type: 'invalidate_round',
      table: 1,
      cause: 'fraud',
      wagers: 'refunded',
    });
  });
  it('has the cards of a race-off with their seats, or lets the room deal', () => {
    const given = { table: '1', chip: '25' };
    expect(make('race_off', given)).toEqual({
      type: 'race_off',
      table: 1,
      chip: 25,
      confirmed: false,
    });
    expect(make('race_off', { ...given, 'cards.7': 'Ks', 'cards.2': 'Qh' })).toMatchObject({
      seats: [2, 7],
      cards: ['Qh', 'Ks'],
    });
    expect(make('race_off', { ...given, 'cards.7': 'K' })).toBeNull();
  });
  it('has a draw in its order, or lets the room draw', () => {
    expect(make('ballot', { tables: '0' })).toEqual({ type: 'ballot', tables: 0 });
    expect(make('ballot', { tables: '1', drawn: '22 20 21' })).toMatchObject({
      drawn: [22, 20, 21],
    });
  });
});
