import { describe, expect, it } from 'vitest';
import type { TournamentMove } from '../types/protocol';
import {
  bigBlind,
  clockWords,
  faceOf,
  isFinalTable,
  ladder,
  ladderWords,
  nextPrize,
  recentMoves,
  winnersOf,
} from './face';
import { night } from './night';

const now = 1_000_000;

describe('the time on the display', () => {
  it('is minutes and seconds, and hours when there are any', () => {
    expect(clockWords(0)).toBe('0:00');
    expect(clockWords(245_000)).toBe('4:05');
    expect(clockWords(244_001)).toBe('4:05');
    expect(clockWords(3_845_000)).toBe('1:04:05');
    expect(clockWords(-5)).toBe('0:00');
  });
  it('is counted from the moment at which the level ends', () => {
    const shown = night({ level_ends_ms: now + 90_000 });
    expect(faceOf(shown, now)).toEqual({ look: 'running', title: '', time: '1:30' });
    expect(faceOf(shown, now + 30_000)).toMatchObject({ look: 'minute', time: '1:00' });
    expect(faceOf(shown, now + 80_000)).toMatchObject({ look: 'seconds', time: '0:10' });
    expect(faceOf(shown, now + 900_000)).toMatchObject({ look: 'seconds', time: '0:00' });
  });
  it('stands in a pause, and counts the break down', () => {
    const paused = night({ on_break: true, level_left_s: 125 });
    expect(faceOf(paused, now)).toEqual({ look: 'paused', title: 'Paused', time: '2:05' });
    expect(faceOf(paused, now + 99_000)).toMatchObject({ time: '2:05' });
    const rest = night({ on_break: true, break_ends_ms: now + 600_000, level_left_s: 125 });
    expect(faceOf(rest, now)).toEqual({ look: 'break', title: 'Break', time: '10:00' });
  });
  it('says how far sessions are, where there are no levels', () => {
    const sessions = {
      phase: 'session',
      session: 2,
      sessions: 3,
      kind: 'ordinary',
      rounds: 10,
      by_points: false,
    };
    const title = (parts: Partial<typeof sessions>) =>
      faceOf(night({ sessions: { ...sessions, ...parts } }), now).title;
    expect(title({})).toBe('Session 2 of 3');
    expect(title({ kind: 'repechage' })).toBe('Repechage');
    expect(title({ kind: 'repechage', phase: 'between' })).toBe('Session 2 is over');
    expect(title({ phase: 'play-off' })).toBe('Play-off');
  });
  it('counts down to the start', () => {
    const line = { phase: 'entries' as const, starts_ms: now + 60_000 };
    expect(faceOf(night({ line }), now)).toMatchObject({ look: 'before', time: '1:00' });
    expect(faceOf(night({ line: { ...line, starts_ms: null } }), now)).toMatchObject({ time: '' });
  });
  it('waits for the first round, stays in the last level, and ends', () => {
    expect(faceOf(night({ level_left_s: 1200 }), now)).toMatchObject({ look: 'waiting' });
    expect(faceOf(night({}), now)).toMatchObject({ look: 'last' });
    for (const phase of ['over', 'finished'] as const)
      expect(faceOf(night({ line: { phase } }), now).look).toBe('over');
    expect(faceOf(night({ line: { stopped: true } }), now).look).toBe('stopped');
  });
});

describe('the rest of the display', () => {
  it('knows the big blind', () => {
    expect(bigBlind('25/50 ante 5')).toBe(50);
    expect(bigBlind('1000/2000')).toBe(2000);
    expect(bigBlind('ante 25')).toBe(0);
  });
  it('shows the moves of the last minutes', () => {
    const move: TournamentMove = {
      at_ms: now,
      name: 'Ann',
      from: 2,
      from_seat: 3,
      to: 1,
      to_seat: 4,
      clause: null,
    };
    const shown = night({ moves: [move] });
    expect(recentMoves(shown, now + 60_000)).toEqual([move]);
    expect(recentMoves(shown, now + 600_000)).toEqual([]);
  });
  it('says when the prizes begin', () => {
    const prizes = [1, 2, 3].map((place) => ({ place, cents: 100 }));
    expect(ladderWords(night({ prizes, line: { left: 9 } }))).toBe('');
    expect(ladderWords(night({ prizes, line: { left: 4 } }))).toMatch(/^One more/);
    expect(ladderWords(night({ prizes, line: { left: 3 } }))).toBe('In the money');
  });
  it('points at the next prize, before the prizes begin at the last of them', () => {
    const prizes = [1, 2, 3, 4, 5].map((place) => ({ place, cents: 100 }));
    const at = (left: number) => night({ prizes, line: { left } });
    expect([9, 5, 2].map((left) => nextPrize(at(left)))).toEqual([5, 5, 2]);
    expect(ladder(at(9), 3).map(({ place }) => place)).toEqual([1, 2, 5]);
    expect(ladder(at(2), 3).map(({ place }) => place)).toEqual([1, 2, 3]);
    const over = night({ prizes, line: { phase: 'finished', left: 1 } });
    expect(nextPrize(over)).toBe(0);
  });
  it('has a final table only where there were several', () => {
    expect(isFinalTable(night({ tables: 1, line: { entrants: 18 } }))).toBe(true);
    expect(isFinalTable(night({ tables: 1, line: { entrants: 8 } }))).toBe(false);
    expect(isFinalTable(night({ tables: 2, line: { entrants: 18 } }))).toBe(false);
  });
});

describe('the winners', () => {
  const one = (name: string, place: number, status = 'out') => ({
    player: name.length,
    name,
    bot: false,
    status,
    number: 0,
    table: null,
    seat: null,
    stake: 0,
    rebuys: 0,
    place,
    prize_cents: 0,
    bounty_cents: 0,
    points: 0,
  });
  it('are all who share the first place, or who have chips left', () => {
    const shared = night({ players: [one('a', 1), one('bb', 3), one('ccc', 1)] });
    expect(winnersOf(shared).map(({ name }) => name)).toEqual(['a', 'ccc']);
    const left = night({ players: [one('a', 0, 'playing'), one('bb', 2)] });
    expect(winnersOf(left).map(({ name }) => name)).toEqual(['a']);
  });
});
