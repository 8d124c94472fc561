// What needs somebody of the staff, in words, and the tables of the room as the floor sees them.
import { plain } from '../format/words';
import type { LobbyTable, Message } from '../types/protocol';
import { floor as t } from '../words/floor';

export type Need = Message<'floor'>['needs'][number];

export const floorRoles = ['dealer', 'supervisor', 'operator', 'director'];

const said: Record<Need['need'], (need: Need) => string> = {
  stopped: ({ text }) => t.needs.stopped(text),
  stuck: () => t.needs.stuck,
  ruling: ({ text }) => t.needs.ruling(plain(text)),
  call: ({ player_name, text }) => t.needs.call(player_name, callWords(text)),
  dispute: ({ player_name, text }) => t.needs.dispute(player_name, text),
  clock: ({ player_name }) => t.needs.clock(player_name),
};
// "help: the dealer is asleep" is what the room says.
function callWords(text: string): string {
  const [word = '', ...rest] = text.split(': ');
  return [t.calls[word] ?? word, ...rest].join(': ');
}

export const words = (need: Need): string => said[need.need](need);
// A clock that runs is worth knowing and needs nobody.
export const urgent = (needs: Need[]): Need[] => needs.filter(({ need }) => need !== 'clock');
export const keyOf = ({ table, need, player, text }: Need): string =>
  `${table} ${need} ${player ?? 0} ${text}`;

export const states = [
  'needs somebody',
  'stopped',
  'closing',
  'paused',
  'in play',
  'open',
  'empty',
] as const;
export type TableState = (typeof states)[number];

export function stateOf(table: LobbyTable, needs: Need[]): TableState {
  if (urgent(needs).some((need) => need.table === table.table)) return 'needs somebody';
  if (table.stopped) return 'stopped';
  if (table.closing) return 'closing';
  if (table.paused) return 'paused';
  if (table.dealing) return 'in play';
  return table.taken > 0 ? 'open' : 'empty';
}

export interface Group {
  title: string;
  tables: LobbyTable[];
}
export type GroupBy = 'state' | 'game';

// The tables that match a name, a game or a number, in a state if one is asked for.
export function matching(
  tables: LobbyTable[],
  needs: Need[],
  { search, state }: { search: string; state: string },
): LobbyTable[] {
  const wanted = search.trim().toLowerCase();
  return tables.filter(
    (one) =>
      (wanted === '' ||
        `${one.name} ${one.game} ${one.edition} ${one.table}`.toLowerCase().includes(wanted)) &&
      (state === '' || stateOf(one, needs) === state),
  );
}

// The same in groups: by state with what needs somebody on top, or by game.
export function groups(
  tables: LobbyTable[],
  needs: Need[],
  { search, state, by }: { search: string; state: string; by: GroupBy },
): Group[] {
  const found = matching(tables, needs, { search, state });
  const titles: readonly string[] =
    by === 'state' ? states : [...new Set(found.map(({ game }) => game))].sort();
  const titleOf = (one: LobbyTable) => (by === 'state' ? stateOf(one, needs) : one.game);
  return titles
    .map((title) => ({ title, tables: found.filter((one) => titleOf(one) === title) }))
    .filter((group) => group.tables.length > 0);
}
