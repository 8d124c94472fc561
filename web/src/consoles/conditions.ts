// The conditions of a tournament, with the values they take, and the form that announces one. The
// room has no message with this list: `cardroom tournament formats FORMAT` prints it.
import type { Requests } from '../types/protocol';

interface Condition {
  key: string;
  values: string;
  what: string;
  lines?: boolean; // It may be given more than once, one value on each line.
}

export const conditions: readonly Condition[] = [
  { key: 'entry-fee', values: 'dollars', what: 'The entry fee, commission included' },
  {
    key: 'commission',
    values: 'dollars',
    what: 'The part of each entry fee that the casino keeps',
  },
  { key: 'prizes', values: '50/30/20', what: 'Shares of the pool in per cent' },
  {
    key: 'seat-prize',
    values: 'dollars',
    what: 'The pool pays seats of this value. 0 means cash.',
  },
  { key: 'players', values: '10-80', what: 'How many may play: the least and the most' },
  { key: 'seats', values: '2 to 10', what: 'Players at one table' },
  { key: 'starts', values: '19:30', what: 'The published time of the start, in universal time' },
  { key: 'denominations', values: '5/25/100/500', what: 'The chips in use' },
  { key: 'starting-chips', values: 'chips', what: 'The chips that each player receives' },
  {
    key: 'level',
    values: '0-20 25/50',
    what: 'The levels, one on each line: from which minute to which minute, the blinds, the ante. For example 20-40 50/100 ante 5.',
    lines: true,
  },
  {
    key: 'doubling',
    values: 'minutes',
    what: 'How often the bets double after the last level',
  },
  {
    key: 'race-off',
    values: '25 at 80',
    what: 'When a chip may leave play: the chip and the minute, one on each line, or none',
    lines: true,
  },
  {
    key: 'leftover',
    values: 'removed|rounded-up',
    what: 'What happens to odd chips in a race-off',
  },
  {
    key: 'rebuys',
    values: '90 below 1000',
    what: 'Until which minute, and below which stake, players may rebuy, or none',
  },
  { key: 'rebuy-chips', values: 'chips', what: 'The chips that a rebuy gives' },
  { key: 'rebuy-price', values: 'dollars', what: 'The price of a rebuy' },
  { key: 'top-up-chips', values: 'chips', what: 'The chips that the top-up gives' },
  { key: 'top-up-price', values: 'dollars', what: 'The price of the top-up' },
  {
    key: 'refund-rebuys',
    values: 'yes|no',
    what: 'Whether rebuys are paid back if the tournament is cancelled',
  },
  { key: 'group', values: 'open|selected', what: 'Who may enter' },
  { key: 'agreement', values: 'yes|no', what: 'Entrants agree to the conditions in writing' },
  {
    key: 'stacks',
    values: 'dealt|counted',
    what: 'The room deals the tables, or the director counts the chips at tables with real cards',
  },
  {
    key: 'late-entry',
    values: 'minutes',
    what: 'House addition: until which minute of play players may enter',
  },
  {
    key: 're-entries',
    values: 'number',
    what: 'House addition: how often a player who is out may enter again',
  },
  {
    key: 'bounty',
    values: 'dollars',
    what: 'House addition: the part of the fee for whoever puts the player out',
  },
  { key: 'guarantee', values: 'dollars', what: 'House addition: the pool is at least this' },
  {
    key: 'prizes-from',
    values: '20 40/30/20/10',
    what: 'House addition: other shares from so many entries on, one on each line',
    lines: true,
  },
  {
    key: 'deals',
    values: 'yes|no',
    what: 'House addition: the last players may divide the prizes',
  },
  { key: 'league', values: '10/7/5/3', what: 'House addition: points by place' },
];
export const conditionKeys = conditions.map(({ key }) => key);

export interface Announcement {
  format: string;
  name: string;
  directing: 'room' | 'director';
  starts: string; // As the browser's field for a day and a time has it; empty: when it is full.
  bots: string;
  conditions: Record<string, string>;
  tables: Record<string, string>;
  house: Record<string, string>;
}

// Every line that is not empty is a value of its own.
function pairs(given: Record<string, string>): [string, string][] {
  return Object.entries(given).flatMap(([key, words]) =>
    words
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): [string, string] => [key, line]),
  );
}

// The room compares the fee with the commission after each condition. If both change, the fee is
// first compared with no commission.
function withoutCommission(given: Record<string, string>): [string, string][] {
  return given['entry-fee']?.trim() && given.commission?.trim() ? [['commission', '0']] : [];
}

// The conditions in the order of the list. The room checks each of them with those before it.
export function announcementOf(form: Announcement): Requests['announce_tournament'] | null {
  const startsMs = form.starts === '' ? null : new Date(form.starts).getTime();
  const bots = form.bots.trim();
  if (form.format === '' || form.name.trim() === '') return null;
  if (Number.isNaN(startsMs) || !/^\d{0,4}$/.test(bots)) return null;
  const inOrder = Object.fromEntries(conditionKeys.map((key) => [key, form.conditions[key] ?? '']));
  return {
    type: 'announce_tournament',
    format: form.format,
    name: form.name.trim(),
    directing: form.directing,
    conditions: [...withoutCommission(form.conditions), ...pairs(inOrder)],
    table_settings: pairs(form.tables),
    house: pairs(form.house),
    ...(startsMs === null ? {} : { starts_ms: startsMs }),
    ...(Number(bots) === 0 ? {} : { bots_up_to: Number(bots) }),
  };
}
