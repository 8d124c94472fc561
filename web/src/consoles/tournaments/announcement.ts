// The form that announces a tournament, and the message it becomes.
import type { Requests } from '../../types/protocol';
import { canberraGroups, canberraKeys } from './canberra_conditions';
import { pokerConditions, pokerKeys, stacks, type ConditionGroup } from './conditions';

export const canberraFormat = 'tournament-canberra-2017';
export const isCanberra = (format: string) => format === canberraFormat;

// Who deals: the room; nobody that the room knows, so that busts, counts and rebuys are entered;
// or dealers whose every round is reported.
export type Tables = 'dealt' | 'counted' | 'reported' | 'hosted';

export interface Announcement {
  format: string;
  name: string;
  directing: 'room' | 'director';
  tablesAre: Tables;
  starts: string; // As the browser's field for a day and a time has it; empty: when it is full.
  bots: string;
  conditions: Record<string, string>;
  tables: Record<string, string>;
  house: Record<string, string>;
}

// The formats of 2001 leave out what their appendix decides.
export function groupsFor(format: string, competition: string): ConditionGroup[] {
  if (isCanberra(format)) return canberraGroups(competition);
  const fixed = format.startsWith('tournament-2001-');
  return pokerConditions.map((group) => ({
    ...group,
    conditions: group.conditions.filter(({ byBook }) => !(fixed && byBook)),
  }));
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

// The conditions that are on the form, in the order of the list: the room checks each of them with
// those before it.
function conditionsOf(form: Announcement): [string, string][] {
  const offered = groupsFor(form.format, form.conditions.competition ?? '')
    .flatMap(({ conditions }) => conditions)
    .map(({ key }) => key);
  const inOrder = (isCanberra(form.format) ? canberraKeys : pokerKeys)
    .filter((key) => offered.includes(key))
    .map((key): [string, string] => [key, form.conditions[key] ?? '']);
  const given = pairs(Object.fromEntries(inOrder));
  if (isCanberra(form.format)) return given;
  const counted: [string, string][] = form.tablesAre === 'counted' ? [[stacks.key, 'counted']] : [];
  return [...withoutCommission(form.conditions), ...given, ...counted];
}

export function announcementOf(form: Announcement): Requests['announce_tournament'] | null {
  const startsMs = form.starts === '' ? null : new Date(form.starts).getTime();
  const bots = form.bots.trim();
  if (form.format === '' || form.name.trim() === '') return null;
  if (Number.isNaN(startsMs) || !/^\d{0,4}$/.test(bots)) return null;
  return {
    type: 'announce_tournament',
    format: form.format,
    name: form.name.trim(),
    directing: form.directing,
    conditions: conditionsOf(form),
    table_settings: pairs(form.tables),
    house: pairs(form.house),
    ...(form.tablesAre === 'reported' || form.tablesAre === 'hosted'
      ? { tables: form.tablesAre }
      : {}),
    ...(startsMs === null ? {} : { starts_ms: startsMs }),
    ...(Number(bots) === 0 ? {} : { bots_up_to: Number(bots) }),
  };
}
