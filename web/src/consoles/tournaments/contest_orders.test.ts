import { describe, expect, it } from 'vitest';
import { permissions, type TournamentPlayer } from '../../types/protocol';
import { contestCommandOf, contestOrders, contestOrdersFor } from './contest_orders';

const seated = (player: number, number: number) =>
  ({ player, number, place: 0 }) as unknown as TournamentPlayer;
const players = [seated(7, 1), seated(8, 1), seated(9, 2)];
const order = (type: string) => contestOrders.find((one) => one.type === type)!;

describe('orders in a tournament of Canberra Poker', () => {
  it('are all the commands of the room', () => {
    const listed = contestOrders.map(({ type }) => type).sort();
    expect(listed).toEqual(Object.keys(permissions.contest).sort());
  });
  it('are offered to those who may give them', () => {
    expect(contestOrdersFor('player')).toEqual([]);
    expect(contestOrdersFor('operator').map(({ type }) => type)).toContain('cancel');
    expect(contestOrdersFor('dealer').map(({ type }) => type)).not.toContain('cancel');
  });
  it('are commands once their fields are there', () => {
    expect(contestCommandOf(order('rule_ante'), {}, players)).toBeNull();
    expect(contestCommandOf(order('rule_ante'), { player: '8', stands: 'on' }, players)).toEqual({
      type: 'rule_ante',
      player: 8,
      stands: true,
    });
  });
  it('name the players of the table with their amounts, and the pool in cents', () => {
    const given = { table: '1', 'back.7': '40', 'back.9': '10' };
    expect(contestCommandOf(order('settle'), given, players)).toEqual({
      type: 'settle',
      table: 1,
      players: [7],
      back: [40],
    });
    const jackpot = { player: '7', hand: 'flush', pool: '1000.5' };
    expect(contestCommandOf(order('declare_jackpot'), jackpot, players)).toMatchObject({
      pool: 100_050,
    });
  });
});
