// A tournament for tests, with what a test says about it.
import type { TournamentFloor, TournamentLine } from '../types/protocol';
import type { Shown } from './face';

type Parts = Partial<Omit<Shown, 'line' | 'timing' | 'floor'>> & {
  line?: Partial<TournamentLine>;
  level_left_s?: number;
} & Partial<Pick<TournamentFloor, 'moves' | 'race_offs' | 'proposals'>>;

export function night(parts: Parts): Shown {
  const { line, level_left_s, moves, race_offs, proposals, ...rest } = parts;
  return {
    type: 'tournament',
    id: null,
    line: {
      tournament: 1,
      name: 'Friday',
      format: 'tournament-2001-e',
      game: 'No Limit Hold-Em (Early Bird)',
      phase: 'playing',
      directing: 'director',
      fee_cents: 11_000,
      commission_cents: 1000,
      pool_cents: 180_000,
      entrants: 18,
      least: 10,
      most: 80,
      left: 12,
      level: 3,
      starts_ms: null,
      bots_up_to: 0,
      stopped: false,
      late_until_ms: null,
      bounty_cents: 0,
      guarantee_cents: 0,
      ...line,
    },
    sign: [],
    levels: [],
    gate: null,
    bets: '100/200',
    level_ends_ms: null,
    on_break: false,
    break_ends_ms: null,
    in_rebuy_period: false,
    tables: 2,
    in_play: 18_000,
    average: 1500,
    players: [],
    prizes: [],
    log: [],
    last_act: null,
    deal: null,
    commitment: '',
    key: null,
    timing: {
      level_s: 1800,
      level_left_s: level_left_s ?? null,
      next_bets: '200/400',
      rebuys_end_ms: null,
      race_off: 25,
      race_off_ms: null,
      next_break_ms: null,
      next_break_s: 0,
    },
    floor: {
      seats: 10,
      stage: 'round',
      stages: 1,
      chips: [25, 100, 500, 1000, 5000],
      rebuys: 0,
      top_ups: 0,
      tables: [],
      proposals: proposals ?? [],
      moves: moves ?? [],
      race_offs: race_offs ?? [],
    },
    you: {
      can_enter: false,
      must_agree: false,
      can_rebuy: false,
      rebuy_after_round: false,
      can_top_up: false,
      can_agree: false,
      rebuy_cents: 0,
      top_up_cents: 0,
      wallet_cents: 0,
      entry: null,
    },
    ...rest,
  };
}
