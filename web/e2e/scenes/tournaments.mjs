// A night of eighteen players at two tables, in every state that the display has a look for. The
// moments are counted from now.
import { long } from './people.mjs';

const names = [
  ...long,
  ...['Ōta Haruki', 'Łukasz', 'Мария', 'Fern Falcon 18', 'Slate Lynx 55', 'Jo', 'Cedar Bishop 21'],
  'Hazel Otter 64',
];

const minute = 60_000;
const clause = 'T01-8.5';

function players(left, tables) {
  return Array.from({ length: 18 }, (_, at) => {
    const isIn = at < left;
    return {
      player: 100 + at,
      name: names[at],
      bot: false,
      status: isIn ? 'playing' : 'out',
      number: isIn ? (at % tables) + 1 : 0,
      table: null,
      seat: isIn ? Math.floor(at / tables) + 1 : null,
      stake: isIn ? 3100 - at * 125 : 0,
      rebuys: at % 5 === 0 ? 1 : 0,
      place: 0,
      prize_cents: 0,
    };
  });
}

function night(now, { line = {}, timing = {}, floor = {}, left = 12, tables = 2, ...rest } = {}) {
  return {
    type: 'tournament',
    line: {
      tournament: 1,
      name: 'Friday Night Early Bird',
      format: 'tournament-2001-e',
      game: 'No Limit Hold-Em (Early Bird)',
      phase: 'playing',
      directing: 'director',
      fee_cents: 11_000,
      commission_cents: 1000,
      pool_cents: 220_000,
      entrants: 18,
      least: 10,
      most: 80,
      left,
      level: 3,
      starts_ms: null,
      bots_up_to: 0,
      stopped: false,
      late_until_ms: null,
      bounty_cents: 0,
      guarantee_cents: 0,
      ...line,
    },
    sign: ['each player receives 1,000 tournament chips for $110, $10 of it commission'],
    levels: [
      { from_min: 0, to_min: 30, bets: '25/50' },
      { from_min: 30, to_min: 60, bets: '50/100' },
      { from_min: 60, to_min: 90, bets: '100/200' },
      { from_min: 90, to_min: 120, bets: '200/400' },
    ],
    gate: null,
    bets: '100/200',
    level_ends_ms: now + 24 * minute + 31_000,
    on_break: false,
    break_ends_ms: null,
    in_rebuy_period: true,
    tables,
    in_play: 22_000,
    average: Math.round(22_000 / left),
    players: players(left, tables),
    prizes: [88_000, 55_000, 44_000, 33_000].map((cents, at) => ({ place: at + 1, cents })),
    log: [
      { at_ms: now - minute, text: 'level 3: 100/200', clause: 'T01-E-3.4' },
      { at_ms: now - 2 * minute, text: `${names[13]} is out, 13th`, clause: 'T01-15.1' },
    ],
    deal: null,
    last_act: { act: 31, text: `${names[13]} is out, 13th` },
    commitment: 'ab'.repeat(32),
    key: null,
    timing: {
      level_s: 1800,
      level_left_s: null,
      next_bets: '200/400',
      rebuys_end_ms: now + 24 * minute,
      race_off: 25,
      race_off_ms: now + 24 * minute,
      next_break_ms: now + 54 * minute,
      next_break_s: 600,
      ...timing,
    },
    floor: {
      seats: 10,
      stage: 'round',
      stages: 1,
      chips: [25, 100, 500, 1000, 5000, 25_000, 100_000],
      rebuys: 4,
      top_ups: 0,
      tables: Array.from({ length: tables }, (_, at) => ({
        number: at + 1,
        table: null,
        players: left / tables,
        buck: 2,
        dealing: false,
        chip: 25,
        race_off: false,
      })),
      proposals: [],
      moves: [],
      race_offs: [],
      ...floor,
    },
    you: {
      can_enter: false,
      must_agree: false,
      can_agree: false,
      can_rebuy: false,
      rebuy_after_round: false,
      can_top_up: false,
      rebuy_cents: 10_000,
      top_up_cents: 10_000,
      wallet_cents: 0,
      entry: null,
    },
    ...rest,
  };
}

const stands = { level_ends_ms: null, timing: { level_left_s: 725, race_off_ms: null } };
const moves = (now, count = 9) =>
  Array.from({ length: count }, (_, at) => ({
    at_ms: now - 20_000,
    name: names[at % 18],
    from: 2,
    from_seat: at + 1,
    to: 1,
    to_seat: 1 + ((9 + 9 * at) % 10),
    clause,
  }));
const raced = (now, table) => ({
  at_ms: now - 5000,
  table,
  chip: 25,
  cards: ['Ks', '7h', 'Qd', 'Tc', '2s', 'Kh'].map((card, at) => ({
    name: names[at + 6 * (table - 1)],
    card,
    odd: 25,
  })),
  winner: names[6 * (table - 1)],
  won: 200,
  removed: 0,
  added: 50,
  clause: 'T01-4.8',
});

export const nights = {
  countdown: (now) =>
    night(now, {
      level_ends_ms: null,
      line: { phase: 'entries', level: 1, starts_ms: now + 14 * minute + 59_000 },
      timing: { level_left_s: 1800, rebuys_end_ms: null, race_off_ms: null },
    }),
  entries: (now) => night(now, { level_ends_ms: null, line: { phase: 'entries', level: 1 } }),
  play: (now) => night(now),
  'last minute': (now) => night(now, { level_ends_ms: now + 55_000 }),
  'last seconds': (now) => night(now, { level_ends_ms: now + 9500 }),
  pause: (now) => night(now, { ...stands, on_break: true }),
  break: (now) =>
    night(now, { ...stands, on_break: true, break_ends_ms: now + 9 * minute + 45_000 }),
  moves: (now) => night(now, { floor: { moves: moves(now) } }),
  'many moves': (now) => night(now, { floor: { moves: moves(now, 30) } }),
  'race-off': (now) =>
    night(now, { floor: { race_offs: [raced(now, 1), raced(now, 2)], chips: [100, 500, 1000] } }),
  'final table': (now) => night(now, { left: 9, tables: 1, line: { level: 12 } }),
  winner: (now) =>
    night(now, {
      left: 1,
      line: { phase: 'finished' },
      players: players(4, 1).map((one, at) => ({
        ...one,
        name: at === 0 ? names[3] : one.name,
        place: at + 1,
        prize_cents: [88_000, 55_000, 44_000, 33_000][at] ?? 0,
      })),
    }),
  // A satellite: everybody who is left has won a seat.
  seats: (now) =>
    night(now, {
      left: 9,
      line: { phase: 'finished' },
      players: players(9, 1).map((one, at) => ({
        ...one,
        place: at < 9 ? 1 : at + 1,
        prize_cents: at < 9 ? 110_000 : at === 9 ? 5000 : 0,
      })),
    }),
  stopped: (now) => night(now, { line: { stopped: true } }),
};
