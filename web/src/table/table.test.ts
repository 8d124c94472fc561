import { describe, expect, it } from 'vitest';
import type { Legal } from '../types/table';
import { actFor } from './preselect';
import { spots } from './seats';
import { fits, next, potsShown, presets, snap } from './sizes';
import { log_most, logged, nothing_told, tell, winningCards, winnings, type LogLine } from './told';

const legal: Legal = {
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
  it('that are listed are two and none between', () => {
    const listed = { ...legal, listed: true };
    expect([8, 12, 40].map((to) => fits(listed, to))).toEqual([true, false, true]);
    expect([snap(listed, 20), snap(listed, 30), next(listed, 8, true)]).toEqual([8, 40, 40]);
  });
  it('are brought to the nearest legal one', () => {
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
    const round = { pots: [{ amount: 12, eligible: [1, 2] }], highest: 4 };
    expect(presets(legal, round)).toEqual([
      { label: 'Least', to: 8 },
      { label: '½ pot', to: 12 },
      { label: '¾ pot', to: 16 },
      { label: 'Pot', to: 20 },
      { label: 'Most', to: 40 },
    ]);
    expect(presets({ ...legal, high: 8 }, round)).toEqual([]);
    expect(presets(legal, round, 40).at(-1)).toEqual({ label: 'All in', to: 40 });
  });
});

describe('pots', () => {
  const pots = [
    { amount: 4, eligible: [1, 2] },
    { amount: 2, eligible: [2] },
  ];
  it('are one while wagers are merely unequal', () => {
    expect(potsShown({ pots, stage: 'betting', seats: [{ tapped_out: false }] })).toEqual([6]);
  });
  it('are apart once somebody is all in, and when they are shared out', () => {
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
  it('lapses when the call has become dearer', () => {
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
  const event = (type: string, fields: object = {}) => ({ type, ...fields });
  it('say what each did last', () => {
    let told = tell(
      nothing_told,
      event('wagered', { seat: 3, what: 'raise', to: 8, taps_out: false }),
    );
    told = tell(told, event('folded', { seat: 4 }));
    expect(told.did).toEqual({ 3: 'Raise 8', 4: 'Fold' });
    expect(tell(told, event('betting_opened')).did).toEqual({});
  });
  it('add up what was won, high and low', () => {
    let told = tell(nothing_told, event('won', { seat: 3, amount: 10, share: 'high' }));
    told = tell(told, event('won', { seat: 3, amount: 9, share: 'low' }));
    expect(winnings(told)).toEqual({ 3: { amount: 19, words: 'high and low' } });
  });
  it('keep the hands that were shown, and light the cards that won', () => {
    const best = ['Qd', 'Qc', 'Qs', '9h', '9d'];
    let told = tell(
      nothing_told,
      event('shown', { seat: 2, hand: 'full house, Queens over 9s', best }),
    );
    told = tell(
      told,
      event('shown', { seat: 5, hand: 'straight', best: ['Qs', 'Jd', 'Tc', '9h', '8c'] }),
    );
    expect(winningCards(told).size).toBe(0);
    told = tell(told, event('won', { seat: 2, amount: 10 }));
    expect([...winningCards(told)]).toEqual(best);
    expect(told.hands[5]?.words).toBe('straight');
  });
  it('add up the commission and forget it with the next round', () => {
    let told = tell(nothing_told, event('commission_taken', { amount: 2 }));
    told = tell(told, event('commission_taken', { amount: 1 }));
    expect(told.commission).toBe(3);
    expect(tell(told, event('round_started')).commission).toBe(0);
  });
  it('leave out the cards that others are dealt face down', () => {
    const dealt = (cards: string[]) => event('dealt', { seq: 1, text: 'seat 1 is dealt', cards });
    expect(logged([], dealt(['??']))).toEqual([]);
    expect(logged([], dealt(['As', '??']))).toHaveLength(1);
  });
  it('are logged once, and not without end', () => {
    let log: LogLine[] = [];
    for (let seq = 1; seq <= log_most + 50; ++seq)
      log = logged(log, event('checked', { seq, text: `seat 1 checks`, clause: 'H95-10.2' }));
    expect(log).toHaveLength(log_most);
    expect(logged(log, event('checked', { seq: 200, text: 'again' }))).toBe(log);
    expect(log.at(-1)).toMatchObject({ clause: 'H95-10.2', kind: 'act' });
  });
});
