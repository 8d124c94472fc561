// What staff may order in a tournament of Canberra Poker: the commands of docs/protocol.md with their
// fields and their names here, in the order in which they are needed. The room's own table of
// permissions says who may order what; the room decides which of them the book allows.
import {
  permissions,
  type ContestCommand,
  type ContestCommands,
  type HandWord,
  type Message,
  type TournamentPlayer,
} from '../types/protocol';
import { canberraKeys } from './canberra_conditions';
import { valueOf, type OrderField } from './fields';

type OrderOf = {
  [T in keyof ContestCommands]: {
    type: T;
    title: string;
    fields: OrderField<Exclude<keyof ContestCommands[T] & string, 'type'>>[];
    sure?: string; // Asked once more before it is sent.
  };
}[keyof ContestCommands];
export type ContestOrder = OrderOf;

const player = { name: 'player', label: 'Player', kind: 'entrant' } as const;
const account = { name: 'player', label: 'Player', kind: 'person' } as const;
const insteadOf = { name: 'instead_of', label: 'Instead of', kind: 'entrant' } as const;
const table = { name: 'table', label: 'Table', kind: 'table' } as const;
const words = (label: string) => ({ name: 'text', label, kind: 'text' }) as const;
const jackpotHands: readonly HandWord[] = [
  'royal_flush',
  'straight_flush',
  'four',
  'full_house',
  'flush',
];
const extraSessions = ['repechage', 'catch-up'] as const;

export const contestOrders: ContestOrder[] = [
  {
    type: 'set_condition',
    title: 'Change a condition',
    fields: [
      { name: 'key', label: 'Condition', kind: 'choice', choices: canberraKeys },
      { name: 'value', label: 'Value', kind: 'text' },
    ],
  },
  { type: 'document_conditions', title: 'Document the conditions', fields: [] },
  { type: 'publish_conditions', title: 'Publish the conditions', fields: [] },
  { type: 'notify_commission', title: 'Notify the Commission', fields: [words('Reference')] },
  { type: 'nominate_director', title: 'Nominate the director', fields: [words('Name')] },
  { type: 'require_agreement', title: 'Require agreement', fields: [] },
  { type: 'agree', title: 'Record an agreement', fields: [account] },
  { type: 'enter', title: 'Enter a player', fields: [account] },
  { type: 'join_reserve', title: 'Add a reserve', fields: [account] },
  { type: 'seat_reserve', title: 'Seat a reserve', fields: [player, insteadOf] },
  { type: 'substitute', title: 'Substitute a player', fields: [account, insteadOf] },
  { type: 'change_start', title: 'Change the starting time', fields: [words('New time')] },
  { type: 'ballot', title: 'Draw the seats', fields: [] },
  { type: 'take_seat', title: 'Record that a player took the seat', fields: [player] },
  { type: 'start_session', title: 'Start the session', fields: [] },
  { type: 'start_round', title: 'Start a round', fields: [table] },
  { type: 'ask_next', title: 'Ask for the next ante', fields: [table] },
  {
    type: 'place_ante',
    title: 'Place an ante',
    fields: [player, { name: 'amount', label: 'Chips', kind: 'number' }],
  },
  {
    type: 'rule_ante',
    title: 'Rule on an ante out of order',
    fields: [player, { name: 'stands', label: 'the ante stands', kind: 'flag' }],
  },
  { type: 'wager_jackpot', title: 'Record a jackpot wager', fields: [player] },
  { type: 'bet', title: 'Record a bet', fields: [player] },
  { type: 'fold', title: 'Record a fold', fields: [player] },
  {
    type: 'declare_jackpot',
    title: 'Declare a jackpot hand',
    fields: [
      player,
      { name: 'hand', label: 'Hand', kind: 'choice', choices: jackpotHands },
      { name: 'pool', label: 'Jackpot pool in dollars', kind: 'dollars' },
    ],
  },
  { type: 'add_chips', title: 'Record a request for more chips', fields: [player] },
  {
    type: 'settle',
    title: 'Settle a round',
    fields: [table, { name: 'back', label: 'Chips that go back', kind: 'byPlayer' }],
  },
  { type: 'void_round', title: 'Void a round', fields: [table] },
  {
    type: 'count_table',
    title: 'Enter a count',
    fields: [table, { name: 'chips', label: 'Chips counted', kind: 'byPlayer' }],
  },
  {
    type: 'begin_extra_session',
    title: 'Call a further session',
    fields: [{ name: 'kind', label: 'Kind', kind: 'choice', choices: extraSessions }],
  },
  { type: 'buy_back', title: 'Buy back for a player', fields: [player] },
  {
    type: 'play_off',
    title: 'Enter a play-off',
    fields: [{ name: 'chips', label: 'Chips after it', kind: 'byPlayer' }],
  },
  {
    type: 'call_break',
    title: 'Call a break',
    fields: [{ name: 'minutes', label: 'Minutes', kind: 'number' }],
  },
  { type: 'end_break', title: 'End the break', fields: [] },
  { type: 'direct_play', title: 'Direct the players', fields: [words('Direction')] },
  {
    type: 'penalise',
    title: 'Penalise a player',
    fields: [
      player,
      { name: 'breach', label: 'Clause that was broken', kind: 'text' },
      { name: 'excluded', label: 'the player is excluded', kind: 'flag' },
    ],
    sure: 'It goes on record. A player who is excluded is out for good.',
  },
  { type: 'award_places', title: 'Award places and prizes', fields: [] },
  {
    type: 'cancel',
    title: 'Cancel the tournament',
    fields: [],
    sure: 'Everybody gets their money back, and nobody can play on.',
  },
];

// The order that is usually next; null if the tournament goes on by itself.
export function nextOrder(shown: Message<'tournament'>): ContestOrder['type'] | null {
  const clauses: Record<string, ContestOrder['type']> = {
    'CP17-17.2(a)': 'document_conditions',
    'CP17-17.2(b)': 'publish_conditions',
    'CP17-17.2(c)': 'notify_commission',
    'CP17-17.4': 'nominate_director',
  };
  if (shown.gate) return clauses[shown.gate.clause ?? ''] ?? null;
  const { phase } = shown.sessions ?? {};
  const drawn = shown.players.some(({ status, seat }) => status === 'in' && seat !== null);
  if (phase === 'entries' || phase === 'between') return drawn ? 'start_session' : 'ballot';
  if (phase === 'finished') return 'award_places';
  return phase === 'play-off' ? 'play_off' : null;
}

export function contestOrdersFor(role: string): ContestOrder[] {
  if (role === 'player') return [];
  return contestOrders.filter(({ type }) =>
    (permissions.contest[type] as readonly string[]).includes(role),
  );
}

type Given = Record<string, string>;

// Whom an amount is asked for: everybody at the table that was typed, or everybody.
export function askedFor(players: TournamentPlayer[], given: Given): TournamentPlayer[] {
  const number = Number(given.table ?? '');
  return players.filter((one) => (number > 0 ? one.number === number : one.place === 0));
}

// The command with its fields as the room expects them; null while one is missing or of the wrong
// kind. The amounts of single players are given as "chips.12".
export function contestCommandOf(
  order: ContestOrder,
  given: Given,
  players: TournamentPlayer[],
): ContestCommand | null {
  const command: Record<string, unknown> = { type: order.type };
  for (const field of order.fields as OrderField[]) {
    const values = valuesOf(field, given, players);
    if (values === null) return null;
    Object.assign(command, values);
  }
  // Its fields are those of the order, and what people type into them is checked above.
  return command as unknown as ContestCommand;
}

function valuesOf(
  field: OrderField,
  given: Given,
  players: TournamentPlayer[],
): Record<string, unknown> | null {
  if (field.kind === 'byPlayer') return amountsOf(field.name, given, askedFor(players, given));
  const value = valueOf(field, (given[field.name] ?? '').trim());
  return value === undefined ? null : { [field.name]: value };
}

function amountsOf(
  name: string,
  given: Given,
  players: TournamentPlayer[],
): Record<string, unknown> | null {
  const typed = ({ player: one }: TournamentPlayer) => (given[`${name}.${one}`] ?? '').trim();
  const named = players.filter((one) => typed(one) !== '');
  if (named.length === 0 || !named.every((one) => /^\d{1,12}$/.test(typed(one)))) return null;
  return {
    players: named.map((one) => one.player),
    [name]: named.map((one) => Number(typed(one))),
  };
}
