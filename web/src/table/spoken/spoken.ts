// What a screen reader says at a table: what happens, whose turn it is, and on a key what one holds,
// what lies on the table, what is in the pot and who has how much.
import { cardName, cardNames, hidden } from '../../format/cards';
import { chips } from '../../format/money';
import { holding } from '../../hands/holding';
import type { PokerState, PokerTerms } from '../../types/protocol';
import { potOf } from '../actions/sizes';
import { linesSince, type LogLine } from '../story/told';
import { table as t } from '../../words/table';

// Cards by their names: "5d Td" is nothing that can be heard. In "a pair of 5s" no card is named.
const rankBefore = /(\b(of|and|over)|,) $/;
const rankAfter = /^ (and|over)\b/;
function spell(text: string): string {
  return text
    .replace(/\?\?|\bJk\b|\b[2-9TJQKA][cdhs]\b/g, (card, at: number) => {
      const after = text.slice(at + card.length);
      const isRank = rankBefore.test(text.slice(0, at)) || rankAfter.test(after);
      return /^\ds$/.test(card) && isRank ? card : `${cardName(card)},`;
    })
    .replace(/,(?=[.:;,]|$)/g, '');
}

// The lines that came since the one with this key, as sentences.
export function newLines(log: LogLine[], last: string): string {
  return linesSince(log, last)
    .map(({ text }) => spell(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

const mineIn = ({ view, you }: PokerState) =>
  view.round.seats.find(({ seat }) => seat === you.seat);

export function turnWords(state: PokerState): string {
  const { legal } = state.view.round;
  const may = [
    legal.check || legal.decline ? t.mayCheck : '',
    legal.call ? t.call3(chips(legal.call_adds)) : '',
    legal.bet ? t.betFrom(chips(legal.low)) : '',
    legal.raise ? t.raiseToOrMore(chips(legal.low)) : '',
    legal.tap_out ? t.goAllIn : '',
    legal.draw ? t.mayDraw : '',
    legal.fold ? t.mayFold : '',
  ].filter(Boolean);
  return `${t.yourTurnYouMay(may.join(', '))} ${potWords(state)}`;
}

export function handOf(state: PokerState, terms: PokerTerms | null): string {
  const cards = mineIn(state)?.cards.filter((card) => card !== hidden) ?? [];
  if (cards.length === 0) return t.youHaveNoCards;
  const made = terms ? holding(terms, cards, state.view.round.board) : '';
  return made ? t.youHoldMade(cardNames(cards), made) : t.youHold2(cardNames(cards));
}

export function boardOf({ view }: PokerState): string {
  const { board } = view.round;
  return board.length > 0 ? t.onTheTable(cardNames(board)) : t.noCommunalCards;
}

export function potWords(state: PokerState): string {
  const { round } = state.view;
  const mine = mineIn(state);
  const owed = mine ? Math.max(0, Math.min(round.highest - mine.total, mine.stake)) : 0;
  const pot = t.thePotIs(chips(potOf(round)));
  return owed > 0 ? `${pot} ${t.toCall2(chips(owed))}` : pot;
}

export function stakesOf({ view, people }: PokerState): string {
  const stakes = view.places
    .filter(({ player }) => player !== null)
    .map(({ seat, player, stake }) => {
      const name = people.find((one) => one.player === player)?.name ?? '';
      return t.seat5(seat, name, chips(stake));
    });
  return `${stakes.join('. ')}.`;
}

export function readersOf(
  now: () => PokerState,
  terms: PokerTerms | null,
): Record<string, () => string> {
  return {
    h: () => handOf(now(), terms),
    b: () => boardOf(now()),
    p: () => potWords(now()),
    s: () => stakesOf(now()),
  };
}

// Whom play waits for, if it is not this player: "ann is to act."
export function waits({ view, you, people, ruling }: PokerState): string {
  const { turn } = view.round;
  if (!view.dealing || turn === null || turn === you.seat || ruling !== null) return '';
  const player = view.places.find(({ seat }) => seat === turn)?.player ?? null;
  const name = people.find((one) => one.player === player)?.name ?? t.seat(turn);
  return t.isToAct(name);
}
