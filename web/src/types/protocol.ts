// The messages between the room and this page, under the names that the pages use. The types
// themselves are generated from the room's own structs.
import type {
  Answers,
  CanberraEvent,
  ContestCommand,
  HostedEvent,
  Messages,
  PokerEvent,
  Requests,
  TableCommand,
  TournamentCommand,
} from './generated';

export * from './generated';

export type MessageName = keyof Messages;
export type Message<N extends MessageName = MessageName> = Messages[N];
export type Refusal = Message<'refused'>;
export type Answer<N extends MessageName> = Message<N> | Refusal;
// Lists that come in pages: `next` is the `from` of the next one.
export type PagedName =
  | 'lobby'
  | 'accounts'
  | 'figures'
  | 'disputes'
  | 'statement'
  | 'restrictions'
  | 'tournament_players'
  | 'tournament_story'
  | 'tournament_ballot';
export type TableEvent = PokerEvent | HostedEvent | CanberraEvent;

// A command names its table.
export type AtTable = TableCommand & { table: number };

export type InTournament = (TournamentCommand | ContestCommand) & { tournament: number };

// A message from the page of a table, which adds the table itself.
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type AtThisTable = TableCommand | Without<Requests['chat' | 'entropy'], 'table'>;

// The requests that are answered with a message of this name.
export type Asking<N extends MessageName> =
  | { [T in keyof Requests]: Answers[T] extends N ? Requests[T] : never }[keyof Requests]
  | ('done' extends N ? AtTable | InTournament : never);
