// What the public display shows of a tournament at a moment. The time is always counted from the
// moment at which a level or a break ends, so nothing is lost while the page or the room was away.
import type { Message, TournamentMove, TournamentRaceOff } from '../types/protocol';
import { display as t } from '../words/display';

export type Shown = Message<'tournament'>;
export type Look =
  | 'before' // Entries are open.
  | 'waiting' // Started, but no round is dealt yet.
  | 'running'
  | 'minute' // The last of the level.
  | 'seconds' // The last ten of the level.
  | 'last' // The level stays.
  | 'paused'
  | 'break'
  | 'over'
  | 'cancelled'
  | 'stopped';
export interface Face {
  look: Look;
  title: string; // What the time is: empty in play, where the level says it.
  time: string; // Empty: there is nothing to count.
}

const movesMs = 180_000;
const raceMs = 60_000;

// "4:05", "1:04:05".
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// How far a tournament of Canberra Poker is: it has sessions and no levels. Empty for all others.
// Between two sessions the room tells the kind of the next.
export function sessionWords({ sessions }: Shown): string {
  if (!sessions) return '';
  const { phase, session, kind } = sessions;
  if (phase === 'play-off') return t.playOff;
  if (phase === 'between') return t.sessionIsOver(session);
  const kinds: Record<string, string> = { repechage: t.repechage, 'catch-up': t.catchUpSession };
  return kinds[kind] ?? t.sessionOf(session, sessions.sessions);
}

export function levelLeftMs(shown: Shown, nowMs: number): number | null {
  if (shown.level_ends_ms !== null) return shown.level_ends_ms - nowMs;
  const { level_left_s } = shown.timing;
  return level_left_s === null ? null : level_left_s * 1000;
}

export function faceOf(shown: Shown, nowMs: number): Face {
  const { phase, stopped, starts_ms } = shown.line;
  const left = levelLeftMs(shown, nowMs);
  const time = left === null ? '' : clockWords(left);
  if (stopped) return { look: 'stopped', title: t.oneMomentPlease, time };
  if (phase === 'cancelled') return { look: 'cancelled', title: t.cancelled, time: '' };
  if (phase === 'entries') {
    const until = starts_ms === null ? null : starts_ms - nowMs;
    if (until === null) return { look: 'before', title: t.entriesAreOpen, time: '' };
    return { look: 'before', title: t.startsIn, time: clockWords(until) };
  }
  if (phase !== 'playing') return { look: 'over', title: t.winner, time: '' };
  if (shown.on_break) {
    if (shown.break_ends_ms === null) return { look: 'paused', title: t.paused, time };
    return { look: 'break', title: t.break, time: clockWords(shown.break_ends_ms - nowMs) };
  }
  if (shown.sessions) return { look: 'running', title: sessionWords(shown), time: '' };
  if (shown.level_ends_ms === null)
    return left === null
      ? { look: 'last', title: t.lastLevel, time: '' }
      : { look: 'waiting', title: t.takeYourSeats, time };
  const ms = shown.level_ends_ms - nowMs;
  return { look: ms <= 10_000 ? 'seconds' : ms <= 60_000 ? 'minute' : 'running', title: '', time };
}

// The largest of the blinds; 0 where there are only antes.
export function bigBlind(bets: string): number {
  const blinds = bets.split(' ante')[0] ?? '';
  const amounts = blinds.split('/').map((one) => Number(one.replace(/\D/g, '')));
  return blinds.startsWith('ante') ? 0 : Math.max(0, ...amounts);
}

export function recentMoves(shown: Shown, nowMs: number): TournamentMove[] {
  return shown.floor.moves.filter(({ at_ms }) => nowMs - at_ms < movesMs);
}

// The race-offs of the last minute, in the order of their tables.
export function recentRaces(shown: Shown, nowMs: number): TournamentRaceOff[] {
  return shown.floor.race_offs
    .filter(({ at_ms }) => nowMs - at_ms < raceMs)
    .sort((one, other) => one.table - other.table);
}

// The place of the next prize that somebody wins: the last one until the prizes begin. 0: none is
// played for.
export function nextPrize({ line, prizes }: Shown): number {
  return line.phase === 'playing' ? Math.min(line.left, prizes.length) : 0;
}

// The first prizes, and always the next one among them.
export function ladder(shown: Shown, most: number): Shown['prizes'] {
  const next = nextPrize(shown);
  if (next <= most) return shown.prizes.slice(0, most);
  return [...shown.prizes.slice(0, most - 1), ...shown.prizes.slice(next - 1, next)];
}

// The place that the next player who goes out has, if it wins a prize; otherwise how many go
// before one does.
export function ladderWords(shown: Shown): string {
  const { left, phase } = shown.line;
  const paid = shown.prizes.length;
  if (phase !== 'playing' || paid === 0) return '';
  if (left <= paid) return t.inTheMoney;
  return left - paid === 1 ? t.oneMoreOutBeforeThe : '';
}

// Who has the first place. Until the places are awarded: who has chips left.
export function winnersOf({ players }: Shown): Shown['players'] {
  const first = players.filter(({ place }) => place === 1);
  const winners = first.length > 0 ? first : players.filter(({ status }) => status === 'playing');
  return winners.slice(0, 18);
}

export function isFinalTable(shown: Shown): boolean {
  const { line, tables, floor } = shown;
  return line.phase === 'playing' && tables === 1 && line.entrants > floor.seats;
}
