// Amounts on the felt: in chips, or in big blinds for whoever prefers them. What is wagered, and
// everything in the log, is always in chips.
import { getContext, setContext } from 'svelte';
import { chips, inBlinds, short } from '../format/money';
import { settings } from './settings.svelte';

type BigBlind = () => number; // 0 where there is none.
const key = Symbol('the big blind of the table');

// For everything inside the component that calls it.
export function setBigBlind(of: BigBlind): void {
  setContext(key, of);
}

// How a component inside a table shows amounts. Outside of tables it shows chips.
export function amounts() {
  const of = getContext<BigBlind | undefined>(key);
  const blind = () => (settings.big_blinds ? (of?.() ?? 0) : 0);
  return {
    full: (amount: number) => (blind() > 0 ? inBlinds(amount, blind()) : chips(amount)),
    short: (amount: number) => (blind() > 0 ? inBlinds(amount, blind()) : short(amount)),
  };
}
