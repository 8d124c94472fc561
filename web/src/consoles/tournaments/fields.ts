// The fields that orders in a tournament have, and which orders there can be: a field that the
// command does not have does not compile.
import type { Requests, TournamentCommand, TournamentCommands } from '../../types/protocol';
import type { OrderField } from '../orders/fields';
import { tournamentOrders as t } from '../../words/tournament_orders';

export type Subject =
  'Entries' | 'Seats' | 'Clock' | 'Rounds and chips' | 'Out' | 'Race-off' | 'Money and end';

type Asked = TournamentCommands &
  Pick<Requests, 'enter_bots' | 'revive_tournament' | 'wind_up_tournament'>;
type OrderOf<Commands> = {
  [T in keyof Commands & string]: {
    type: T;
    subject: Subject;
    title: string;
    what: string;
    fields: OrderField<Exclude<keyof Commands[T] & string, 'type' | 'tournament'>>[];
    sure?: string; // Asked once more before it is sent, because nothing takes it back.
  };
}[keyof Commands & string];
export type TournamentOrder = OrderOf<Asked>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
// A command before the tournament's number is added.
export type Ordered =
  | TournamentCommand
  | Without<Requests['enter_bots' | 'revive_tournament' | 'wind_up_tournament'], 'tournament'>;

export const waiting = ['reserve'];
export const entered = ['entered', 'playing'];
export const seated = ['entered', 'playing', 'busted'];
export const inPlay = ['playing', 'busted'];
export const entrant = (among: string[]): OrderField<'player'> => ({
  name: 'player',
  label: t.player,
  kind: 'entrant',
  among,
});
export const person: OrderField<'player'> = {
  name: 'player',
  label: t.player,
  kind: 'person',
};
export const table: OrderField<'table'> = { name: 'table', label: t.table, kind: 'table' };
export const number = <Name extends string>(name: Name, label: string): OrderField<Name> => ({
  name,
  label,
  kind: 'number',
});
export const text = <Name extends string>(
  name: Name,
  label: string,
  most: number,
): OrderField<Name> => ({ name, label, kind: 'text', most });
export const flag = <Name extends string>(name: Name, label: string): OrderField<Name> => ({
  name,
  label,
  kind: 'flag',
});
export const choice = <Name extends string>(
  name: Name,
  label: string,
  choices: readonly string[],
): OrderField<Name> => ({ name, label, kind: 'choice', choices });
export const drawn: OrderField<'drawn'> = {
  name: 'drawn',
  label: t.orderOfADrawBy,
  kind: 'drawn',
  optional: true,
};
