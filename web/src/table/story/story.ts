// What happened, in the language of the page. The room tells every event in English beside its facts;
// names and the cards of a shown hand are taken from there.
import { highOf } from '../../hands/high';
import { lowOf } from '../../hands/low';
import { highWords, lowWords, plainly } from '../../hands/words';
import { chips, dollars } from '../../format/money';
import type { CanberraTerms, PokerTerms, TableEvent } from '../../types/protocol';
import { stories as t } from '../../words/stories';
import type { Scene } from '../../words/language/teller';

interface Table {
  terms: PokerTerms | CanberraTerms | null; // Unknown in the replay of a round.
  state: { view: object; people?: { player: number; name: string }[] };
}
type Tale = (event: TableEvent, scene: Scene) => string;
const whole = 5;

// The cards of the high hand come first, then those of the low hand.
function shownHand(terms: PokerTerms, best: readonly string[]): string {
  const high = terms.win === 'low' ? [] : best.slice(0, whole);
  const low = best.slice(high.length);
  const words = high.length > 0 ? [highWords(highOf(high, terms))] : [];
  if (terms.win !== 'high') words.push(lowWords(low.length > 0 ? lowOf(low, terms) : null));
  return words.join('; ');
}

// The room's own sentence: amounts as people read them, and no word that only the book explains.
const figures = /(?<![\w.,$:-])\d+(?:\.\d\d)?(?![\w:-]|[.,]\d)/g;
const inDollars = (figure: string): string => dollars(Math.round(Number(figure) * 100));
function inEnglish(event: TableEvent): TableEvent {
  const facts = Object.entries(event).filter(([, fact]) => typeof fact === 'number');
  const cents = new Set(facts.flatMap(([name, fact]) => (/_cents$/.test(name) ? [fact] : [])));
  const amounts = new Set(facts.map(([, fact]) => fact as unknown));
  const isDollars = (figure: string, at: number): boolean =>
    (cents.size > 0 && cents.has(Math.round(Number(figure) * 100))) ||
    /the meter shows $/.test(event.text.slice(0, at));
  const text = event.text.replace(figures, (figure, at: number) => {
    if (isDollars(figure, at)) return inDollars(figure);
    return Number(figure) >= 1000 && amounts.has(Number(figure)) ? chips(Number(figure)) : figure;
  });
  if (event.type === 'shown' && event.hand !== undefined)
    return { ...event, hand: plainly(event.hand), text: plainly(text) };
  const plain = plainly(text);
  return plain === event.text ? event : { ...event, text: plain };
}

export function told(event: TableEvent, { terms, state }: Table): TableEvent {
  const isPoker = 'places' in state.view;
  const tales = (isPoker ? t.poker : t.canberra) as Record<string, Tale | undefined>;
  const tale = tales[event.type];
  if (event.text === '') return event;
  if (!tale) return inEnglish(event);
  const { text } = event;
  const hand =
    event.type === 'shown' && event.best && terms && 'win' in terms
      ? shownHand(terms, event.best)
      : undefined;
  const cards = / shows ([^:]+)/.exec(text)?.[1] ?? '';
  const scene: Scene = {
    nameAt: (seat) => new RegExp(`(?:seat|box) ${seat} \\(([^)]*)\\)`).exec(text)?.[1] ?? '',
    nameOf: (player) =>
      state.people?.find((one) => one.player === player)?.name ??
      /^(\S.*?) (wants|no longer|draws|joins|leaves|moves|is|opens|asks) /.exec(text)?.[1] ??
      '',
    marker: terms && 'marker' in terms && terms.marker === 'buck' ? 'buck' : 'button',
    hand: hand ? `${cards}: ${hand}` : cards,
  };
  return { ...event, ...(hand ? { hand } : {}), text: tale(event, scene) } as TableEvent;
}
