import { describe, expect, it } from 'vitest';
import type { Legal, PokerEvent, PotView } from '../types/protocol';
import { actFor } from './actions/preselect';
import { spots } from './felt/seats';
import { fits, next, potsShown, presets, snap } from './actions/sizes';
import {
  logMost,
  logged,
  nothingTold,
  tell,
  winningCards,
  winnings,
  type LogLine,
} from './story/told';

const legal: Legal = {
  type: 'legal',
  seat: 2,
  fold: true,
  check: false,
  decline: false,
  call: true,
  bet: false,
  raise: true,
  tap_out: false,
  draw: false,
  listed: false,
  call_adds: 4,
  low: 8,
  high: 40,
  step: 4,
  tap_out_to: 0,
};

const pot = (amount: number, eligible: number[]): PotView => ({
  type: 'pot_view',
  amount,
  eligible,
});

describe('sizes', () => {
  it('go from low to high in steps', () => {
    expect([7, 8, 10, 12, 40, 44].map((to) => fits(legal, to))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });
  it('that are listed are two, with nothing between', () => {
    const listed = { ...legal, listed: true };
    expect([8, 12, 40].map((to) => fits(listed, to))).toEqual([true, false, true]);
    expect([snap(listed, 20), snap(listed, 30), next(listed, 8, true)]).toEqual([8, 40, 40]);
  });
  it('are adjusted to the nearest legal one', () => {
    expect([snap(legal, 0), snap(legal, 13), snap(legal, 15), snap(legal, 99)]).toEqual([
      8, 12, 16, 40,
    ]);
  });
  it('never leave the list, whatever the step', () => {
    for (let to = 0; to < 60; ++to) expect(fits(legal, snap(legal, to))).toBe(true);
    const odd = { ...legal, high: 41 };
    for (let to = 0; to < 60; ++to) expect(fits(odd, snap(odd, to))).toBe(true);
  });
  it('come with shares of the pot, each once', () => {
    const round = { pots: [pot(12, [1, 2])], highest: 4 };
    expect(presets(legal, round)).toEqual([
      { label: 'Min', to: 8 },
      { label: '½ pot', to: 12 },
      { label: '¾ pot', to: 16 },
      { label: 'Pot', to: 20 },
      { label: 'Max', to: 40 },
    ]);
    expect(presets({ ...legal, high: 8 }, round)).toEqual([]);
    expect(presets(legal, round, 40).at(-1)).toEqual({ label: 'All in', to: 40 });
  });
});

describe('pots', () => {
  const pots = [pot(4, [1, 2]), pot(2, [2])];
  it('are one while wagers are merely unequal', () => {
    expect(potsShown({ pots, stage: 'betting', seats: [{ tapped_out: false }] })).toEqual([6]);
  });
  it('are separate once somebody is all in, and when they are paid out', () => {
    expect(potsShown({ pots, stage: 'betting', seats: [{ tapped_out: true }] })).toEqual([4, 2]);
    expect(potsShown({ pots, stage: 'over', seats: [{ tapped_out: false }] })).toEqual([4, 2]);
  });
});

describe('a choice made ahead', () => {
  it('is sent when it is legal', () =>
    expect(actFor({ kind: 'fold' }, legal)).toEqual({ type: 'fold' }));
  it('checks before it folds', () => {
    expect(actFor({ kind: 'check_or_fold' }, { ...legal, check: true })).toEqual({ type: 'check' });
    expect(actFor({ kind: 'check_or_fold' }, legal)).toEqual({ type: 'fold' });
  });
  it('lapses when a check is not allowed', () =>
    expect(actFor({ kind: 'check' }, legal)).toBeNull());
  it('lapses when the call has become more expensive', () => {
    expect(actFor({ kind: 'call', most: 4 }, legal)).toEqual({ type: 'call' });
    expect(actFor({ kind: 'call', most: 2 }, legal)).toBeNull();
  });
});

describe('seats', () => {
  it("have one's own at the bottom", () => {
    const own = spots(9, 4).find(({ seat }) => seat === 4);
    expect(own?.wide.x).toBe(50);
    expect(own?.wide.y).toBeGreaterThan(85);
  });
  it('go clockwise', () => {
    const [first, second] = spots(4, 1);
    expect(first?.wide.x).toBe(50);
    expect(second?.wide.x).toBeLessThan(20);
  });
  it('stay on the table', () => {
    for (let seats = 2; seats <= 10; ++seats)
      for (const { wide, tall } of spots(seats, 1))
        for (const value of [wide.x, wide.y, tall.x, tall.y]) {
          expect(value).toBeGreaterThan(5);
          expect(value).toBeLessThan(95);
        }
  });
});

describe('events', () => {
  const said = { text: '', clause: null };
  const raised: PokerEvent = {
    ...said,
    type: 'wagered',
    seat: 3,
    what: 'raise',
    taps_out: false,
    to: 8,
    added: 8,
  };
  const won = (seat: number, amount: number, share: 'whole' | 'high' | 'low'): PokerEvent => ({
    ...said,
    type: 'won',
    seat,
    pot: 0,
    share,
    amount,
  });
  const shown = (seat: number, hand: string, best: string[]): PokerEvent => ({
    ...said,
    type: 'shown',
    seat,
    hand,
    best,
  });
  const commission = (amount: number): PokerEvent => ({
    ...said,
    type: 'commission_taken',
    pot: 0,
    amount,
    of: 100,
  });
  const checked = (seq: number, text: string): PokerEvent => ({
    type: 'checked',
    seat: 1,
    seq,
    text,
    clause: 'H95-10.2',
  });
  it('say what each player did last', () => {
    let told = tell(nothingTold, raised);
    told = tell(told, { ...said, type: 'folded', seat: 4 });
    expect(told.did).toEqual({ 3: 'Raise 8', 4: 'Fold' });
    expect(tell(told, { ...said, type: 'betting_opened', street: 1 }).did).toEqual({});
  });
  it('add up what was won, high and low', () => {
    let told = tell(nothingTold, won(3, 10, 'high'));
    told = tell(told, won(3, 9, 'low'));
    expect(winnings(told)).toEqual({ 3: { amount: 19, words: 'high and low' } });
  });
  it('keep the hands that were shown, and highlight the cards that won', () => {
    const best = ['Qd', 'Qc', 'Qs', '9h', '9d'];
    let told = tell(nothingTold, shown(2, 'full house, Queens over 9s', best));
    told = tell(told, shown(5, 'straight', ['Qs', 'Jd', 'Tc', '9h', '8c']));
    expect(winningCards(told).size).toBe(0);
    told = tell(told, won(2, 10, 'whole'));
    expect([...winningCards(told)]).toEqual(best);
    expect(told.hands[5]?.words).toBe('straight');
  });
  it('add up the commission and forget it with the next round', () => {
    let told = tell(nothingTold, commission(2));
    told = tell(told, commission(1));
    expect(told.commission).toBe(3);
    const next: PokerEvent = {
      ...said,
      type: 'round_started',
      number: 2,
      marker: 1,
      players: [1, 2],
      now_s: 0,
    };
    expect(tell(told, next).commission).toBe(0);
  });
  it('leave out the cards that others are dealt face down', () => {
    const dealt = (cards: string[]): PokerEvent => ({
      type: 'dealt',
      seq: 1,
      text: 'seat 1 is dealt',
      clause: null,
      seat: 1,
      face: 'down',
      cards,
    });
    expect(logged([], dealt(['??']))).toEqual([]);
    expect(logged([], dealt(['As', '??']))).toHaveLength(1);
  });
  it('are logged once, up to a limit', () => {
    let log: LogLine[] = [];
    for (let seq = 1; seq <= logMost + 50; ++seq) log = logged(log, checked(seq, 'seat 1 checks'));
    expect(log).toHaveLength(logMost);
    expect(logged(log, checked(200, 'again'))).toBe(log);
    expect(log.at(-1)).toMatchObject({ clause: 'H95-10.2', kind: 'act' });
  });
});
