// The tournament's clock in seconds of play, and where it is set to for another level.
import { levelLeftMs, type Shown } from '../display/face';

// The second at which the level now began.
export function levelBeganS(shown: Shown): number {
  const { levels, timing, line } = shown;
  const listed = levels[line.level - 1];
  if (listed) return listed.from_min * 60;
  const last = levels.at(-1)?.to_min ?? 0;
  return last * 60 + (line.level - levels.length - 1) * timing.level_s;
}

export function playedS(shown: Shown, nowMs: number): number {
  const left = levelLeftMs(shown, nowMs);
  const began = levelBeganS(shown);
  return left === null ? began : began + shown.timing.level_s - Math.max(0, left) / 1000;
}

// Null: the level stays.
export function nextLevelS(shown: Shown): number | null {
  return shown.timing.level_s === 0 ? null : levelBeganS(shown) + shown.timing.level_s;
}

// This level again, or, in its first seconds, the one before. Null: there is none.
export function previousLevelS(shown: Shown, nowMs: number): number | null {
  const began = levelBeganS(shown);
  if (playedS(shown, nowMs) - began > 10) return began;
  if (shown.line.level <= 1) return null;
  const before = shown.levels[shown.line.level - 2];
  return before ? before.from_min * 60 : began - shown.timing.level_s;
}
