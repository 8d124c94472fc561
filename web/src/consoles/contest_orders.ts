// What staff may order in a tournament of Canberra Poker: the commands of docs/protocol.md with their
// fields and their names here, in the order in which they are needed. The room's own table of
// permissions says who may order what; the room decides which of them the book allows.
import {
  permissions,
  type ContestCommand,
  type ContestCommands,
  type HandWord,
  type TournamentPlayer,
} from '../types/protocol';

export interface ContestField<Name extends string = string> {
  name: Name;
  label: string;
  // entrant: one of the players. account: the number of anybody's account. byPlayer: an amount for
  // each player at the table, or for each in the tournament if the order has no table.
  kind: 'entrant' | 'account' | 'number' | 'dollars' | 'text' | 'flag' | 'choice' | 'byPlayer';
  choices?: readonly string[];
}
type OrderOf = {
  [T in keyof ContestCommands]: {
    type: T;
    title: string;
    fields: ContestField<Exclude<keyof ContestCommands[T] & string, 'type'>>[];
  };
}[keyof ContestCommands];
export type ContestOrder = OrderOf;

const player = { name: 'player', label: 'Player', kind: 'entrant' } as const;
const account = { name: 'player', label: 'Number of the account', kind: 'account' } as const;
const insteadOf = { name: 'instead_of', label: 'Instead of', kind: 'entrant' } as const;
const table = { name: 'table', label: 'Table', kind: 'number' } as const;
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
      { name: 'key', label: 'Condition', kind: 'text' },
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
  },
  { type: 'award_places', title: 'Award places and prizes', fields: [] },
  { type: 'cancel', title: 'Cancel the tournament', fields: [] },
];

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
  for (const field of order.fields as ContestField[]) {
    const values = valuesOf(field, given, players);
    if (values === null) return null;
    Object.assign(command, values);
  }
  // Its fields are those of the order, and what people type into them is checked above.
  return command as unknown as ContestCommand;
}

function valuesOf(
  { name, kind }: ContestField,
  given: Given,
  players: TournamentPlayer[],
): Record<string, unknown> | null {
  const typed = (given[name] ?? '').trim();
  switch (kind) {
    case 'flag':
      return { [name]: typed === 'yes' };
    case 'text':
    case 'choice':
      return typed === '' ? null : { [name]: typed };
    case 'dollars':
      return /^\d{1,9}(\.\d\d?)?$/.test(typed) ? { [name]: Math.round(Number(typed) * 100) } : null;
    case 'byPlayer':
      return amountsOf(name, given, askedFor(players, given));
    default:
      return /^\d{1,12}$/.test(typed) ? { [name]: Number(typed) } : null;
  }
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
