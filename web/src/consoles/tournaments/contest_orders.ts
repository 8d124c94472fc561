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
} from '../../types/protocol';
import { canberraKeys } from './canberra_conditions';
import { valueOf, type OrderField } from '../orders/fields';
import { orders as t } from '../../words/orders';

type OrderOf = {
  [T in keyof ContestCommands]: {
    type: T;
    title: string;
    fields: OrderField<Exclude<keyof ContestCommands[T] & string, 'type'>>[];
    sure?: string; // Asked once more before it is sent.
  };
}[keyof ContestCommands];
export type ContestOrder = OrderOf;

const player = { name: 'player', label: t.player, kind: 'entrant' } as const;
const account = { name: 'player', label: t.player, kind: 'person' } as const;
const insteadOf = { name: 'instead_of', label: t.insteadOf, kind: 'entrant' } as const;
const table = { name: 'table', label: t.table, kind: 'table' } as const;
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
    title: t.changeACondition,
    fields: [
      { name: 'key', label: t.condition, kind: 'choice', choices: canberraKeys },
      { name: 'value', label: t.value, kind: 'text' },
    ],
  },
  { type: 'document_conditions', title: t.documentTheConditions, fields: [] },
  { type: 'publish_conditions', title: t.publishTheConditions, fields: [] },
  { type: 'notify_commission', title: t.notifyTheCommission, fields: [words(t.reference)] },
  { type: 'nominate_director', title: t.nominateTheDirector, fields: [words(t.name)] },
  { type: 'require_agreement', title: t.requireAgreement, fields: [] },
  { type: 'agree', title: t.recordAnAgreement, fields: [account] },
  { type: 'enter', title: t.enterAPlayer, fields: [account] },
  { type: 'join_reserve', title: t.addAReserve, fields: [account] },
  { type: 'withdraw', title: t.withdrawAPlayer, fields: [player] },
  { type: 'seat_reserve', title: t.seatAReserve, fields: [player, insteadOf] },
  { type: 'substitute', title: t.substituteAPlayer, fields: [account, insteadOf] },
  { type: 'change_start', title: t.changeTheStartingTime, fields: [words(t.newTime)] },
  { type: 'ballot', title: t.drawTheSeats, fields: [] },
  { type: 'take_seat', title: t.recordThatAPlayerTook, fields: [player] },
  { type: 'start_session', title: t.startTheSession, fields: [] },
  { type: 'start_round', title: t.startARound, fields: [table] },
  { type: 'ask_next', title: t.askForTheNextAnte, fields: [table] },
  {
    type: 'place_ante',
    title: t.placeAnAnte,
    fields: [player, { name: 'amount', label: t.chips, kind: 'number' }],
  },
  {
    type: 'rule_ante',
    title: t.ruleOnAnAnteOut,
    fields: [player, { name: 'stands', label: t.theAnteStands, kind: 'flag' }],
  },
  { type: 'wager_jackpot', title: t.recordAJackpotWager, fields: [player] },
  { type: 'bet', title: t.recordABet, fields: [player] },
  { type: 'fold', title: t.recordAFold, fields: [player] },
  {
    type: 'declare_jackpot',
    title: t.declareAJackpotHand,
    fields: [
      player,
      { name: 'hand', label: t.hand, kind: 'choice', choices: jackpotHands },
      { name: 'pool', label: t.jackpotPoolInDollars, kind: 'dollars' },
    ],
  },
  { type: 'add_chips', title: t.recordARequestForMore, fields: [player] },
  {
    type: 'settle',
    title: t.settleARound,
    fields: [table, { name: 'back', label: t.chipsThatGoBack, kind: 'byPlayer' }],
  },
  { type: 'void_round', title: t.voidARound, fields: [table] },
  {
    type: 'count_table',
    title: t.enterACount,
    fields: [table, { name: 'chips', label: t.chipsCounted, kind: 'byPlayer' }],
  },
  {
    type: 'begin_extra_session',
    title: t.callAFurtherSession,
    fields: [{ name: 'kind', label: t.kind, kind: 'choice', choices: extraSessions }],
  },
  { type: 'buy_back', title: t.buyBackForAPlayer, fields: [player] },
  {
    type: 'play_off',
    title: t.enterAPlayOff,
    fields: [{ name: 'chips', label: t.chipsAfterIt, kind: 'byPlayer' }],
  },
  {
    type: 'call_break',
    title: t.callABreak,
    fields: [{ name: 'minutes', label: t.minutes, kind: 'number' }],
  },
  { type: 'end_break', title: t.endTheBreak, fields: [] },
  { type: 'direct_play', title: t.directThePlayers, fields: [words(t.direction)] },
  {
    type: 'penalise',
    title: t.penaliseAPlayer,
    fields: [
      player,
      { name: 'breach', label: t.clauseThatWasBroken, kind: 'text' },
      { name: 'excluded', label: t.thePlayerIsExcluded, kind: 'flag' },
    ],
    sure: t.itGoesOnRecordA,
  },
  { type: 'undo', title: t.takeTheLastActBack, fields: [], sure: t.everythingIsAsItWas },
  {
    type: 'correct_stack',
    title: t.correctAStake,
    fields: [
      player,
      { name: 'chips', label: t.chips, kind: 'number' },
      { name: 'reason', label: t.reason, kind: 'text' },
    ],
  },
  { type: 'award_places', title: t.awardPlacesAndPrizes, fields: [] },
  {
    type: 'cancel',
    title: t.cancelTheTournament,
    fields: [],
    sure: t.everybodyGetsTheirMoneyBack,
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
  // Whoever enters after the ballot has no seat. Not everybody plays in an extra session.
  const playing = shown.players.filter(({ status }) => status === 'in');
  const drawn =
    playing.some(({ seat }) => seat !== null) &&
    (shown.sessions?.kind !== 'ordinary' || playing.every(({ seat }) => seat !== null));
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
