// What a screen reader says at a table: what happens, whose turn it is, and on a key what one holds,
// what lies on the table, what is in the pot and who has how much.
import { cardName, cardNames, hidden } from '../format/cards';
import { chips } from '../format/money';
import { holding } from '../hands/holding';
import type { PokerState, PokerTerms } from '../types/protocol';
import { potOf } from './sizes';
import type { LogLine } from './told';

// Cards by their names: "5d Td" is nothing that can be heard.
function spell(text: string): string {
  return text
    .replace(/\?\?|\bJk\b|\b[2-9TJQKA][cdhs]\b/g, (card) => `${cardName(card)},`)
    .replace(/,$/, '');
}

// The lines that came since the one with this key, as sentences.
export function newLines(log: LogLine[], last: string): string {
  const from = log.findIndex(({ key }) => key === last) + 1;
  return log
    .slice(from)
    .map(({ text }) => spell(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

const mineIn = ({ view, you }: PokerState) =>
  view.round.seats.find(({ seat }) => seat === you.seat);

export function turnWords(state: PokerState): string {
  const { legal } = state.view.round;
  const may = [
    legal.check || legal.decline ? 'check' : '',
    legal.call ? `call ${chips(legal.call_adds)}` : '',
    legal.bet ? `bet from ${chips(legal.low)}` : '',
    legal.raise ? `raise to ${chips(legal.low)} or more` : '',
    legal.tap_out ? 'go all in' : '',
    legal.draw ? 'draw' : '',
    legal.fold ? 'fold' : '',
  ].filter(Boolean);
  return `Your turn. You may ${may.join(', ')}. ${potWords(state)}`;
}

export function handOf(state: PokerState, terms: PokerTerms | null): string {
  const cards = mineIn(state)?.cards.filter((card) => card !== hidden) ?? [];
  if (cards.length === 0) return 'You have no cards.';
  const made = terms ? holding(terms, cards, state.view.round.board) : '';
  return `You hold ${cardNames(cards)}${made ? `: ${made}` : ''}.`;
}

export function boardOf({ view }: PokerState): string {
  const { board } = view.round;
  return board.length > 0 ? `On the table: ${cardNames(board)}.` : 'No communal cards.';
}

export function potWords(state: PokerState): string {
  const { round } = state.view;
  const mine = mineIn(state);
  const owed = mine ? Math.max(0, Math.min(round.highest - mine.total, mine.stake)) : 0;
  const pot = `The pot is ${chips(potOf(round))}.`;
  return owed > 0 ? `${pot} ${chips(owed)} to call.` : pot;
}

export function stakesOf({ view, people }: PokerState): string {
  const stakes = view.places
    .filter(({ player }) => player !== null)
    .map(({ seat, player, stake }) => {
      const name = people.find((one) => one.player === player)?.name ?? '';
      return `Seat ${seat}, ${name}: ${chips(stake)}`;
    });
  return `${stakes.join('. ')}.`;
}

export const spokenKeys: Record<string, (state: PokerState, terms: PokerTerms | null) => string> = {
  h: handOf,
  b: boardOf,
  p: potWords,
  s: stakesOf,
};
