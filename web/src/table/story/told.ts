// What the events of the round say and the state does not: each player's last act, the winners,
// what the house took. And the log.
import { chips } from '../../format/money';
import { allOf, handWords } from '../../format/words';
import type { IrregularityWord, RulingWord, TableEvent } from '../../types/protocol';
import { table as t } from '../../words/table';

interface Win {
  seat: number;
  pot: number;
  amount: number;
  share: string;
}
// A hand that was shown: its name, and the cards that make it.
export interface ShownHand {
  words: string;
  best: string[];
}
export interface Told {
  did: Record<number, string>;
  hands: Record<number, ShownHand>;
  wins: Win[];
  commission: number;
  limited: boolean;
  news: string; // The latest act of staff, or card that was replaced, until play goes on.
  dealer: string; // Canberra Poker: the dealer's hand in words.
  ruling: Ruled | null; // The latest, until play goes on.
}
export interface Ruled {
  what: IrregularityWord;
  ruling: RulingWord;
  clause: string | null;
  text: string;
}
export interface LogLine {
  key: string;
  text: string;
  clause: string | null;
  kind: 'act' | 'deal' | 'commission' | 'win' | 'staff' | 'refusal' | 'round';
  ruled?: Ruled; // What the book rules about an irregularity.
}

export const nothingTold: Told = {
  did: {},
  hands: {},
  wins: [],
  commission: 0,
  limited: false,
  news: '',
  dealer: '',
  ruling: null,
};
export const logMost = 300;

const wagers: Record<Extract<TableEvent, { type: 'wagered' }>['what'], string> = {
  call: t.call,
  compulsory_call: t.call,
  opening: t.bet,
  short_opening: t.bet,
  completion: t.complete,
  raise: t.raise,
  short_raise: t.raise,
  half_raise: t.raise,
};
const acts: Record<string, string> = {
  folded: t.fold,
  checked: t.check,
  declined: t.check,
  mucked: t.muck,
  bet_placed: t.bet,
};
const staff = new Set([
  'ruled',
  'misdealt',
  'choice_offered',
  'betting_limited',
  'round_voided',
  'refunded',
  'clock_started',
  'clock_stopped',
  'time_passed',
  'determined',
  'closure_announced',
  'dispute_opened',
  'dispute_ruled',
  'dispute_reviewed',
  'review_requested',
  'conduct_recorded',
  'excluded',
  'hand_died',
  'card_exposed',
]);

// Told on the felt too: a player must not have to find them in the log.
const news = new Set(['misdealt', 'round_voided', 'hole_replaced', 'hand_died', 'betting_limited']);

function deed(event: TableEvent): string | null {
  if (event.type === 'wagered') {
    const wager = `${wagers[event.what]} ${chips(event.to)}`;
    return event.taps_out ? t.deedAllIn(wager) : wager;
  }
  if (event.type === 'posted')
    return `${event.what === 'ante' ? t.ante : t.blind} ${chips(event.amount)}`;
  if (event.type === 'threw')
    return event.cards.length === 0 ? t.standsPat : t.draws(event.cards.length);
  return acts[event.type] ?? null;
}

export function tell(told: Told, event: TableEvent): Told {
  if (event.type === 'round_started' || event.type === 'wagers_called') return nothingTold;
  if (event.type === 'betting_opened' || event.type === 'draw_opened') return { ...told, did: {} };
  // What was taken back was told before; what stays is in the state.
  if (event.type === 'entry_undone') return { ...nothingTold, limited: told.limited };
  if (event.type === 'ruled') {
    const { what, ruling, clause, text } = event;
    return { ...told, news: text, ruling: { what, ruling, clause, text } };
  }
  if (news.has(event.type)) return { ...told, news: event.text };
  if (event.type === 'box_settled' && event.hand !== null) {
    const shown = { words: handWords(event.hand), best: [] };
    return { ...told, hands: { ...told.hands, [event.seat ?? 0]: shown } };
  }
  if (event.type === 'dealer_revealed') return { ...told, dealer: dealersHand(event) };
  const seat = 'seat' in event ? (event.seat ?? 0) : 0;
  if (event.type === 'won')
    return {
      ...told,
      wins: [...told.wins, { seat, pot: event.pot, amount: event.amount, share: event.share }],
    };
  if (event.type === 'commission_taken')
    return { ...told, commission: told.commission + event.amount };
  if (event.type === 'shown' && event.hand !== undefined && event.best !== undefined) {
    const shown = { words: event.hand, best: event.best };
    return { ...told, hands: { ...told.hands, [seat]: shown } };
  }
  const did = seat > 0 ? deed(event) : null;
  if (did === null) return told;
  return { ...told, news: '', ruling: null, did: { ...told.did, [seat]: did } };
}

function dealersHand({ hand, qualifies }: { hand: string; qualifies: boolean }): string {
  const words = handWords(hand);
  return qualifies ? t.dealer(words) : t.dealerNotQualified(words);
}

// What each seat won, high and low together.
export function winnings(told: Told): Record<number, { amount: number; words: string }> {
  const bySeat: Record<number, { amount: number; words: string }> = {};
  const halvesOf = (seat: number) =>
    (['high', 'low'] as const).filter((half) =>
      told.wins.some((win) => win.seat === seat && win.share === half),
    );
  for (const { seat, amount } of told.wins)
    bySeat[seat] = {
      amount: (bySeat[seat]?.amount ?? 0) + amount,
      words: allOf(halvesOf(seat).map((half) => t.shares[half])),
    };
  return bySeat;
}

// Who has won how much, with which half of the pot and which hand.
export function winners(told: Told) {
  return Object.entries(winnings(told)).map(([seat, { amount, words }]) => ({
    seat: Number(seat),
    amount,
    share: words,
    hand: told.hands[Number(seat)]?.words ?? '',
  }));
}

// The winning cards, wherever they are; empty until somebody has won with a shown hand.
export function winningCards(told: Told): Set<string> {
  return new Set(told.wins.flatMap(({ seat }) => told.hands[seat]?.best ?? []));
}

function kindOf(type: string): LogLine['kind'] {
  if (type === 'round_started' || type === 'wagers_called') return 'round';
  if (type === 'won' || type === 'box_settled' || type === 'jackpot_paid') return 'win';
  if (type === 'commission_taken') return 'commission';
  if (staff.has(type)) return 'staff';
  if (type === 'dealt' || type === 'exposed' || type === 'burnt' || type === 'box_dealt')
    return 'deal';
  return 'act';
}

// A card dealt face down to another player can be seen on the table; a line for each would hide the
// rest.
function isUntold(event: TableEvent): boolean {
  if (event.type === 'time_passed') return true; // A clock that runs is shown as a clock.
  if (event.type !== 'dealt' && event.type !== 'box_dealt') return false;
  return event.cards.every((card) => card === '??');
}

// The lines that came after the one with this key.
export function linesSince(log: LogLine[], last: string): LogLine[] {
  return log.slice(log.findIndex(({ key }) => key === last) + 1);
}

export function logged(log: LogLine[], event: TableEvent): LogLine[] {
  if (event.text === '' || isUntold(event)) return log;
  const line: LogLine = {
    key: `e${event.seq ?? log.length}`,
    text: event.text,
    clause: 'clause' in event ? event.clause : null,
    kind: kindOf(event.type),
    ...(event.type === 'ruled' ? { ruled: event } : {}),
  };
  if (log.some(({ key }) => key === line.key)) return log;
  return [...log.slice(-(logMost - 1)), line];
}
