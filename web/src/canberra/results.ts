// A box's settlement in words, from what the room says was paid and collected.
import { chips, dollars } from '../format/money';
import type { BoxView } from '../types/protocol';
import { canberra as t } from '../words/canberra';

interface Result {
  words: string[];
  good: boolean;
}

type Settled = Pick<
  BoxView,
  | 'ante_paid'
  | 'bet_paid'
  | 'collected'
  | 'returned_cents'
  | 'jackpot_cents'
  | 'jackpot_paid_cents'
  | 'standing'
>;

// Everything that the house has taken: the wagers it collected, and the jackpot wager.
function lostCents(box: Settled): number {
  return box.collected * 100 + box.jackpot_cents;
}

export function resultOf(box: Settled): Result {
  const words: string[] = [];
  if (box.ante_paid > 0) words.push(t.antePays(chips(box.ante_paid)));
  if (box.bet_paid > 0) words.push(t.betPays(chips(box.bet_paid)));
  if (box.jackpot_paid_cents > 0) words.push(t.jackpot2(dollars(box.jackpot_paid_cents)));
  if (box.returned_cents > 0) words.push(t.returned(dollars(box.returned_cents)));
  if (lostCents(box) > 0) words.push(t.lost(dollars(lostCents(box))));
  if (words.length === 0 && box.standing === 'folded') words.push(t.folded);
  return { words, good: box.ante_paid + box.bet_paid + box.jackpot_paid_cents > 0 };
}

// What the box won or lost, wagers and jackpot together; null while nothing was paid or taken.
export function netOf(box: Settled): number | null {
  const won = (box.ante_paid + box.bet_paid) * 100 + box.jackpot_paid_cents;
  if (won === 0 && lostCents(box) === 0) return null;
  return won - lostCents(box);
}

const phases: Record<string, string> = {
  closed: t.theTableIsClosed,
  between: t.betweenRounds,
  wagers: t.placeYourWagers,
  dealt: t.theCardsAreOut,
  deciding: t.betOrFold,
  settled: t.settlement,
};
export function phaseWords(phase: string): string {
  return phases[phase] ?? phase;
}
