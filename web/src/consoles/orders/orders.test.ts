import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { permissions, type Role } from '../../types/protocol';
import { commandOf, orders, ordersFor, type Kind } from './orders';

const source = join(__dirname, '../..');
type Where = keyof typeof permissions;

// Who may send what, from the room's own table.
function permitted(where: Where): [type: string, role: Role][] {
  const list: Record<string, readonly string[]> = permissions[where];
  return Object.entries(list).flatMap(([type, roles]) =>
    roles.filter(isRole).map((role): [string, Role] => [type, role]),
  );
}
function isRole(role: string): role is Role {
  return role !== 'visitor';
}
// Commands that have their own form in the consoles.
const ownForms: Record<Kind, string[]> = {
  poker: ['report', 'choose', 'determine', 'close_table', 'rule_dispute', 'review_dispute'],
  canberra: ['notice_closing', 'rule_dispute', 'record_review', 'open_table'],
};
const pages = readdirSync(source, { recursive: true })
  .map(String)
  .filter(
    (file) =>
      /\.(svelte|ts)$/.test(file) && !file.includes('.test.') && !file.endsWith('generated.ts'),
  )
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

describe('every command', () => {
  for (const kind of ['poker', 'canberra'] as const)
    it(`of staff at a table of ${kind} can be given from the role's console`, () => {
      const missing = permitted(kind).filter(
        ([type, role]) =>
          role !== 'player' &&
          !ownForms[kind].includes(type) &&
          !ordersFor(kind, role).some((order) => order.type === type),
      );
      expect(missing).toEqual([]);
    });
  it('of a player, of anybody and of the consoles is sent by some page', () => {
    const types = Object.values(permissions).flatMap((list) => Object.keys(list));
    const words = [...types, ...Object.values(ownForms).flat()];
    expect(words.filter((type) => !pages.includes(`'${type}'`))).toEqual([]);
  });
});

describe('an order', () => {
  const exclude = orders.poker.find(({ type }) => type === 'exclude')!;
  it('is a command once its fields are there', () => {
    expect(commandOf(exclude, { seat: '3' })).toBeNull();
    expect(commandOf(exclude, { seat: '3', breach: ' H95-17.1 ' })).toEqual({
      type: 'exclude',
      seat: 3,
      breach: 'H95-17.1',
    });
  });
  it('leaves out what may be left out', () => {
    const expose = orders.canberra.find(({ type }) => type === 'expose_card')!;
    expect(commandOf(expose, { card: '2' })).toEqual({ type: 'expose_card', card: 2 });
  });
  it('has dollars in cents, flags and cards', () => {
    const sign = orders.canberra.find(({ type }) => type === 'notice_sign')!;
    const fields = {
      minimum: '10',
      maximum: '500',
      multiple: '5',
      max_payout: '250000',
      jackpot_wager_cents: '2.5',
    };
    expect(commandOf(sign, fields)).toMatchObject({ jackpot_wager_cents: 250, minimum: 10 });
    const share = orders.poker.find(({ type }) => type === 'share_information')!;
    expect(commandOf(share, { seat: '1', cards: 'Kd 7c' })).toMatchObject({ cards: ['Kd', '7c'] });
    expect(commandOf(share, { seat: '1', cards: 'Kx' })).toBeNull();
  });
});
