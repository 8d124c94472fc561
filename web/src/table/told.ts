// What the events of the round say and the state does not: each player's last act, the winners,
// what the house took. And the log.
import { chips } from '../format/money';
import { handWords } from '../format/words';
import type { TableEvent } from '../types/protocol';

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
}
export interface LogLine {
  key: string;
  text: string;
  clause: string | null;
  kind: 'act' | 'deal' | 'win' | 'staff' | 'refusal' | 'round';
}

export const nothingTold: Told = {
  did: {},
  hands: {},
  wins: [],
  commission: 0,
  limited: false,
  news: '',
  dealer: '',
};
export const logMost = 300;

const wagers: Record<Extract<TableEvent, { type: 'wagered' }>['what'], string> = {
  call: 'Call',
  compulsory_call: 'Call',
  opening: 'Bet',
  short_opening: 'Bet',
  completion: 'Complete',
  raise: 'Raise',
  short_raise: 'Raise',
  half_raise: 'Raise',
};
const acts: Record<string, string> = {
  folded: 'Fold',
  checked: 'Check',
  declined: 'Check',
  mucked: 'Muck',
  bet_placed: 'Bet',
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
const news = new Set([
  'ruled',
  'misdealt',
  'round_voided',
  'hole_replaced',
  'hand_died',
  'betting_limited',
]);

function deed(event: TableEvent): string | null {
  if (event.type === 'wagered') {
    const tapped = event.taps_out ? ' all in' : '';
    return `${wagers[event.what]} ${chips(event.to)}${tapped}`;
  }
  if (event.type === 'posted')
    return `${event.what === 'ante' ? 'Ante' : 'Blind'} ${chips(event.amount)}`;
  if (event.type === 'threw')
    return event.cards.length === 0 ? 'Stands pat' : `Draws ${event.cards.length}`;
  return acts[event.type] ?? null;
}

export function tell(told: Told, event: TableEvent): Told {
  if (event.type === 'round_started' || event.type === 'wagers_called') return nothingTold;
  if (event.type === 'betting_opened' || event.type === 'draw_opened') return { ...told, did: {} };
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
  return did === null ? told : { ...told, news: '', did: { ...told.did, [seat]: did } };
}

function dealersHand({ hand, qualifies }: { hand: string; qualifies: boolean }): string {
  const words = handWords(hand);
  return `Dealer: ${words}${qualifies ? '' : '. Does not qualify'}`;
}

// What each seat won, high and low together.
export function winnings(told: Told): Record<number, { amount: number; words: string }> {
  const bySeat: Record<number, { amount: number; words: string }> = {};
  for (const { seat, amount, share } of told.wins) {
    const before = bySeat[seat];
    const words = new Set((before?.words ?? '').split(' and ').filter(Boolean));
    if (share === 'high' || share === 'low') words.add(share);
    bySeat[seat] = { amount: (before?.amount ?? 0) + amount, words: [...words].join(' and ') };
  }
  return bySeat;
}

// The winning cards, wherever they are; empty until somebody has won with a shown hand.
export function winningCards(told: Told): Set<string> {
  return new Set(told.wins.flatMap(({ seat }) => told.hands[seat]?.best ?? []));
}

function kindOf(type: string): LogLine['kind'] {
  if (type === 'round_started' || type === 'wagers_called') return 'round';
  if (type === 'won' || type === 'box_settled' || type === 'jackpot_paid') return 'win';
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

export function logged(log: LogLine[], event: TableEvent): LogLine[] {
  if (event.text === '' || isUntold(event)) return log;
  const line: LogLine = {
    key: `e${event.seq ?? log.length}`,
    text: event.text,
    clause: 'clause' in event ? event.clause : null,
    kind: kindOf(event.type),
  };
  if (log.some(({ key }) => key === line.key)) return log;
  return [...log.slice(-(logMost - 1)), line];
}
