// Every message the room sends, by its type. docs/protocol.md is the other side of this list, and a
// test holds them together.
import {
  anything,
  exactly,
  flag,
  list,
  maybe,
  numbers,
  orNull,
  record,
  text,
  whole,
  type Of,
  type Shape,
} from './schema';
import { terms } from './table';

const id = maybe(orNull(text));

export const account = record({ player: whole, name: text, role: text, guest: flag });

export const event = record({
  seq: maybe(whole),
  type: text,
  text: maybe(text),
  clause: maybe(orNull(text)),
  seat: maybe(orNull(whole)),
});

const lobbyTable = record({
  table: whole,
  name: text,
  kind: text,
  rulebook: text,
  game: text,
  edition: text,
  sign: text,
  seats: whole,
  taken: whole,
  bots: whole,
  waiting: whole,
  watching: whole,
  minimum: whole,
  stake: whole,
  limit: text,
  dealing: flag,
  rounds: whole,
  paused: flag,
  closing: flag,
  meter_cents: orNull(whole),
});

const setting = record({
  key: text,
  values: text,
  what: text,
  lock: text,
  clause: maybe(orNull(text)),
});
const irregularity = record({
  irregularity: text,
  moment: text,
  condition: text,
  ruling: text,
  clause: maybe(orNull(text)),
});
const rulebook = record({
  rulebook: text,
  kind: text,
  game: text,
  edition: text,
  marker: text,
  seats: whole,
  text: list(text),
  settings: list(setting),
  irregularities: list(irregularity),
});

const playedRound = record({
  table: whole,
  round: whole,
  at_ms: whole,
  players: list(record({ player: whole, name: text, seat: whole })),
  commitment: text,
  won: maybe(list(record({ player: whole, amount: whole }))),
  over: flag,
});
const frame = record({
  events: list(event),
  state: anything,
  hands: maybe(list(record({ seat: orNull(whole), cards: list(text) }))),
});

const staffAccount = record({
  player: whole,
  name: text,
  role: text,
  guest: flag,
  bot: flag,
  here: flag,
  wallet_cents: whole,
});

export const messages = {
  welcome: record({
    type: exactly('welcome'),
    protocol: whole,
    rehearsal: maybe(flag),
    account: orNull(account),
    wallet_cents: whole,
    now_ms: whole,
  }),
  done: record({ type: exactly('done'), id, table: maybe(orNull(whole)), seq: maybe(whole) }),
  refused: record({
    type: exactly('refused'),
    id,
    table: maybe(orNull(whole)),
    rule: text,
    clause: orNull(text),
    facts: numbers(),
    sentence: text,
  }),
  lobby: record({ type: exactly('lobby'), id, rehearsal: maybe(flag), tables: list(lobbyTable) }),
  table: record({
    type: exactly('table'),
    id,
    table: whole,
    name: text,
    kind: text,
    rulebook: text,
    game: text,
    edition: text,
    marker: maybe(text),
    sign: text,
    rehearsal: maybe(flag),
    terms,
    seq: whole,
    gap: flag,
    events: list(event),
    state: anything,
  }),
  events: record({
    type: exactly('events'),
    table: whole,
    seq: whole,
    events: list(event),
    state: anything,
  }),
  chat: record({
    type: exactly('chat'),
    table: whole,
    at_ms: whole,
    player: whole,
    name: text,
    text,
  }),
  announcement: record({
    type: exactly('announcement'),
    table: orNull(whole),
    at_ms: whole,
    role: text,
    name: text,
    text,
  }),
  rulebooks: record({ type: exactly('rulebooks'), id, rulebooks: list(rulebook) }),
  clause: record({
    type: exactly('clause'),
    id,
    clause: text,
    source: text,
    kind: text,
    class: maybe(text),
    paraphrase: text,
  }),
  rounds: record({
    type: exactly('rounds'),
    id,
    rounds: list(playedRound),
    next: maybe(orNull(text)),
  }),
  replay: record({
    type: exactly('replay'),
    id,
    table: whole,
    round: whole,
    key: orNull(text),
    frames: list(frame),
  }),
  statement: record({
    type: exactly('statement'),
    id,
    player: whole,
    name: text,
    wallet_cents: whole,
    entries: list(
      record({
        at_ms: whole,
        what: text,
        table: maybe(orNull(whole)),
        cents: whole,
        balance_cents: whole,
      }),
    ),
  }),
  appointed: record({
    type: exactly('appointed'),
    id,
    player: whole,
    name: text,
    role: text,
    code: text,
  }),
  accounts: record({ type: exactly('accounts'), id, accounts: list(staffAccount) }),
  figures: record({
    type: exactly('figures'),
    id,
    tables: list(
      record({
        table: whole,
        name: text,
        rounds: whole,
        commission_cents: whole,
        time_cents: whole,
        house_cents: whole,
        meter_cents: orNull(whole),
        reserve_cents: orNull(whole),
      }),
    ),
    hours: list(
      record({ at_ms: whole, commission_cents: whole, house_cents: whole, rounds: whole }),
    ),
    ledger: list(record({ account: text, cents: whole })),
  }),
  audit: record({
    type: exactly('audit'),
    id,
    ok: flag,
    records: whole,
    head: text,
    findings: list(text),
  }),
  disputes: record({
    type: exactly('disputes'),
    id,
    disputes: list(
      record({
        table: whole,
        number: whole,
        player: orNull(whole),
        name: text,
        stage: text,
        text,
      }),
    ),
  }),
} satisfies Record<string, Shape<unknown>>;

export type MessageName = keyof typeof messages;
export type Message<N extends MessageName = MessageName> = {
  [K in N]: Of<(typeof messages)[K]>;
}[N];

export type Account = Of<typeof account>;
export type TableEvent = Of<typeof event> & Record<string, unknown>;
export type LobbyTable = Of<typeof lobbyTable>;
export type Rulebook = Of<typeof rulebook>;
export type Setting = Of<typeof setting>;
export type PlayedRound = Of<typeof playedRound>;
export type Frame = Of<typeof frame>;
export type StaffAccount = Of<typeof staffAccount>;
export type Refusal = Message<'refused'>;

export function faultsOf(value: unknown): string[] {
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !(type in messages)) return [`unknown type ${String(type)}`];
  return messages[type as MessageName].faults(value, type);
}
