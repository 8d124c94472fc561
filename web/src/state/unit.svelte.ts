// Amounts on the felt: in chips, or in big blinds for whoever prefers them. What is wagered, and
// everything in the log, is always in chips.
import { chips, inBlinds, short } from '../format/money';
import { room } from './room.svelte';
import { settings } from './settings.svelte';

function bigBlind(): number {
  const terms = room.watched?.terms;
  return terms && 'blinds' in terms ? Math.max(0, ...terms.blinds) : 0;
}

export function shownFull(amount: number): string {
  return settings.big_blinds && bigBlind() > 0 ? inBlinds(amount, bigBlind()) : chips(amount);
}

export function shownShort(amount: number): string {
  return settings.big_blinds && bigBlind() > 0 ? inBlinds(amount, bigBlind()) : short(amount);
}
