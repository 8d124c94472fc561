// Sizes of a bet or a raise, taken only from the legal list. Sizes are totals of the betting round;
// the room says which are legal: from low to high in steps, or with `listed` only those two.
import type { Legal, RoundView, TableView } from '../../types/protocol';
import { table as t } from '../../words/table';

interface Preset {
  label: string;
  to: number;
}
type Sizes = Pick<Legal, 'low' | 'high' | 'step' | 'listed'>;

export function fits(sizes: Sizes, to: number): boolean {
  if (to === sizes.low || to === sizes.high) return true;
  if (sizes.listed || to < sizes.low || to > sizes.high) return false;
  return sizes.step <= 1 || (to - sizes.low) % sizes.step === 0;
}

// The nearest legal size.
export function snap(sizes: Sizes, to: number): number {
  if (to <= sizes.low) return sizes.low;
  if (to >= sizes.high) return sizes.high;
  if (sizes.listed) return to - sizes.low <= sizes.high - to ? sizes.low : sizes.high;
  const step = Math.max(1, sizes.step);
  const near = sizes.low + Math.round((to - sizes.low) / step) * step;
  return Math.min(near, sizes.high);
}

export function next(sizes: Sizes, to: number, up: boolean): number {
  if (sizes.listed) return up ? sizes.high : sizes.low;
  return snap(sizes, to + (up ? 1 : -1) * Math.max(1, sizes.step));
}

export function potOf(round: Pick<RoundView, 'pots'>): number {
  return round.pots.reduce((sum, pot) => sum + pot.amount, 0);
}

// What the player at this seat must still put in to stay in the round.
export function owedBy({ dealing, round }: TableView, seat: number | null): number {
  const mine = round.seats.find((one) => one.seat === seat);
  if (!dealing || round.stage !== 'betting' || !mine?.active || mine.tapped_out) return 0;
  return Math.max(0, Math.min(round.highest - mine.total, mine.stake));
}

// Pots as shown on the felt: while nobody is all in, unequal wagers are not yet side pots.
export function potsShown(round: {
  pots: RoundView['pots'];
  stage: string;
  seats: { tapped_out: boolean }[];
}): number[] {
  const amounts = round.pots.map(({ amount }) => amount).filter((amount) => amount > 0);
  const apart =
    round.stage === 'showdown' ||
    round.stage === 'over' ||
    round.seats.some(({ tapped_out }) => tapped_out);
  if (apart || amounts.length < 2) return amounts;
  return [amounts.reduce((sum, amount) => sum + amount, 0)];
}

// Shares of the pot as it would be after a call, adjusted to the nearest legal size. `all` is
// everything the player has: if that is legal, the largest size is called "all in".
export function presets(
  legal: Legal,
  round: Pick<RoundView, 'pots' | 'highest'>,
  all = 0,
): Preset[] {
  if (legal.low >= legal.high) return [];
  const least = { label: t.min, to: legal.low };
  const most = { label: legal.high === all ? t.allIn : t.max, to: legal.high };
  if (legal.listed) return [least, most];
  const called = potOf(round) + legal.call_adds;
  const share = (label: string, part: number) => ({
    label,
    to: snap(legal, round.highest + Math.floor(called * part)),
  });
  const shares = [share(t.halfPot, 0.5), share(t.threeQuarterPot, 0.75), share(t.pot, 1)];
  const seen = new Set([legal.low, legal.high]);
  return [least, ...shares.filter(({ to }) => !seen.has(to) && seen.add(to)), most];
}
