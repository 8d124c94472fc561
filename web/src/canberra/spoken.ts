// What a screen reader says at a table of Canberra Poker: what may be wagered or decided, and on a
// key the own cards, the dealer's, and what lies in the box.
import { cardNames, hidden } from '../format/cards';
import { chips, dollars } from '../format/money';
import type { CanberraState } from '../types/protocol';
import { canberra as t } from '../words/canberra';

const boxIn = ({ view, you }: CanberraState) => view.boxes.find(({ seat }) => seat === you.seat);
const seen = (cards: readonly string[]) => cards.filter((card) => card !== hidden && card !== '');

// Another text for each thing that is asked; empty while nothing is.
export function turnOf({ view }: CanberraState): string {
  const { legal } = view;
  if (legal.ante && (view.boxes.find(({ seat }) => seat === legal.seat)?.ante ?? 0) === 0)
    return 'ante';
  return legal.bet || legal.fold ? 'decide' : '';
}

export function asksOf({ view }: CanberraState): string {
  const { legal } = view;
  if (legal.bet || legal.fold) return t.yourTurnBetOrFold(chips(legal.bet_size));
  const ante = t.youMayAnte(chips(legal.minimum), chips(legal.maximum));
  const jackpot = view.jackpot_wager_cents;
  return jackpot > 0 ? `${ante} ${t.theJackpotWagerIs(dollars(jackpot))}` : ante;
}

function handOf(state: CanberraState): string {
  const cards = seen(boxIn(state)?.cards ?? []);
  return cards.length > 0 ? t.youHold(cardNames(cards)) : t.youHaveNoCards;
}
function dealersHand({ view }: CanberraState): string {
  const cards = seen(view.dealer);
  return t.theDealersHand(cards.length > 0 ? cardNames(cards) : t.notDealt);
}
function boxWords(state: CanberraState): string {
  const box = boxIn(state);
  if (!box) return t.youHaveNoBox;
  return t.yourBoxHas(
    dollars(box.stake_cents),
    chips(box.ante),
    chips(box.bet),
    dollars(box.jackpot_cents),
  );
}

export function readersOf(now: () => CanberraState): Record<string, () => string> {
  return { h: () => handOf(now()), d: () => dealersHand(now()), s: () => boxWords(now()) };
}
