import { describe, expect, it } from 'vitest';
import { night } from '../display/night';
import { busts, nextAct, pauseOrGoOn, proposed } from './acts';

describe('the frequent acts', () => {
  it('pause and go on with the same key', () => {
    expect(pauseOrGoOn(night({}))?.command).toEqual({ type: 'start_break', length_s: 0 });
    expect(pauseOrGoOn(night({ on_break: true }))?.command).toEqual({ type: 'end_break' });
    expect(pauseOrGoOn(night({ line: { phase: 'entries' } }))).toBeNull();
  });
  it('put out first whoever put in less', () => {
    const gone = [
      { player: 7, contributed: 900 },
      { player: 8, contributed: 300 },
    ];
    expect(busts(gone).map((one) => 'player' in one && one.player)).toEqual([8, 7]);
  });
  it('do what is proposed', () => {
    const proposal = {
      act: 'move' as const,
      from: 2,
      player: 7,
      name: 'Ann',
      to: 1,
      seat: 4,
      reason: '',
      clause: null,
    };
    expect(proposed(proposal)).toEqual({ type: 'move', player: 7, table: 1, seat: 4 });
    expect(proposed({ ...proposal, act: 'break_table', player: null })).toEqual({
      type: 'break_table',
      table: 2,
    });
    expect(nextAct(night({ proposals: [proposal] }))).toEqual({ tab: 'Moves', say: '1 to move' });
  });
  it('say what comes next', () => {
    const line = { phase: 'entries' as const, entrants: 8, least: 10 };
    expect(nextAct(night({ line }))?.say).toBe('2 more must enter');
    expect(nextAct(night({ line: { ...line, entrants: 10 } }))?.say).toBe('Draw the seats');
    expect(nextAct(night({ line: { phase: 'over' } }))?.tab).toBe('Money');
    expect(nextAct(night({}))).toBeNull();
  });
});
