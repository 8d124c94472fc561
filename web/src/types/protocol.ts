// What goes between the room and this page, by names that the pages use. The types themselves are
// generated from the room's own structs.
import type {
  Answers,
  CanberraEvent,
  Messages,
  PokerEvent,
  Requests,
  TableCommand,
} from './generated';

export * from './generated';

export type MessageName = keyof Messages;
export type Message<N extends MessageName = MessageName> = Messages[N];
export type Refusal = Message<'refused'>;
export type Answer<N extends MessageName> = Message<N> | Refusal;
export type TableEvent = PokerEvent | CanberraEvent;

// A command says for which table it is.
export type AtTable = TableCommand & { table: number };

// What is sent from the page of a table, which knows the table.
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type AtThisTable = TableCommand | Without<Requests['chat' | 'entropy'], 'table'>;

// What can be sent to be answered with a message of this name.
export type Asking<N extends MessageName> =
  | { [T in keyof Requests]: Answers[T] extends N ? Requests[T] : never }[keyof Requests]
  | ('done' extends N ? AtTable : never);
