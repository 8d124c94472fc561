import { describe, expect, it } from 'vitest';
import { night } from '../display/night';
import { levelBeganS, nextLevelS, playedS, previousLevelS } from './clock';

const now = 1_000_000;
const levels = [0, 30, 60, 90].map((from) => ({
  from_min: from,
  to_min: from + 30,
  bets: '25/50',
}));
const at = (level: number, leftS: number) =>
  night({ levels, line: { level }, level_ends_ms: now + leftS * 1000 });

describe('the clock of a tournament', () => {
  it('knows when the level began, also after the list', () => {
    expect(levelBeganS(at(3, 100))).toBe(3600);
    expect(levelBeganS(at(6, 100))).toBe(150 * 60);
  });
  it('counts the seconds of play', () => {
    expect(playedS(at(3, 600), now)).toBe(3600 + 1200);
    expect(playedS(night({ levels, line: { level: 1 }, level_left_s: 1700 }), now)).toBe(100);
  });
  it('goes to the next level, and back', () => {
    expect(nextLevelS(at(3, 600))).toBe(5400);
    expect(previousLevelS(at(3, 600), now)).toBe(3600);
    expect(previousLevelS(at(3, 1795), now)).toBe(1800);
    expect(previousLevelS(at(1, 1795), now)).toBeNull();
  });
});
