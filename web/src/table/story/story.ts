// What happened, in the language of the page. The room tells every event in English beside its facts;
// names and the cards of a shown hand are taken from there.
import { hidden } from '../../format/cards';
import { highOf } from '../../hands/high';
import type { HandOrder } from '../../hands/order';
import { lowOf } from '../../hands/low';
import { highWords, lowWords, plainly } from '../../hands/words';
import { chips, dollars } from '../../format/money';
import { spaced } from '../../format/words';
import type { CanberraTerms, CanberraView, PokerTerms, TableEvent } from '../../types/protocol';
import { stories as t } from '../../words/stories';
import type { Scene } from '../../words/language/teller';

interface Person {
  player: number;
  name: string;
}
interface Table {
  terms: PokerTerms | CanberraTerms | null; // Unknown in the replay of a round.
  state: { view: object; people?: Person[] };
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
// "the dealer reports hole exposed, …: returned to shoe" instead of the words of the protocol.
const ruledPlainly = ({ what, ruling }: { what: string; ruling: string }, text: string): string =>
  text
    .replace(/^(?=\w+ reports )/, 'the ')
    .replace(` reports ${what}`, ` reports ${spaced(what)}`)
    .replace(new RegExp(`: ${ruling}$`), `: ${spaced(ruling)}`);
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
  if (event.type === 'ruled') return { ...event, text: ruledPlainly(event, text) };
  if (event.type === 'shown' && event.hand !== undefined)
    return { ...event, hand: plainly(event.hand), text: plainly(text) };
  const plain = plainly(text);
  return plain === event.text ? event : { ...event, text: plain };
}

const handInWords = (text: string, hand: string | undefined): string => {
  const cards = / shows ([^:]+)/.exec(text)?.[1] ?? '';
  return hand ? `${cards}: ${hand}` : cards;
};
// Canberra Poker: a hand that is compared is seen.
const canberraOrder: HandOrder = {
  ...{ deck: 52, joker: false, win: 'high', order: 'full', ace_low: true, side_cards: true },
  ...{ low_ace: 'high', low_eight: false, low_kind: 'ranks' },
};
function boxHand(event: TableEvent, view: object): string {
  const boxes = 'boxes' in view ? (view.boxes as CanberraView['boxes']) : [];
  const cards =
    event.type === 'dealer_revealed'
      ? event.cards
      : event.type === 'box_settled' && event.hand !== null
        ? (boxes.find(({ seat }) => seat === event.seat)?.cards ?? [])
        : [];
  return cards.length === whole && !cards.includes(hidden)
    ? highWords(highOf(cards, canberraOrder))
    : '';
}

// What an event does not carry beside its sentence: who sits where, and what the book says of it.
function sceneOf(text: string, people: Person[]): Omit<Scene, 'marker' | 'hand'> {
  const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const at = (seat: number) => (name: string) => text.includes(`${seat} (${name})`);
  return {
    nameAt: (seat) =>
      people.map(({ name }) => name).find(at(seat)) ??
      found(new RegExp(`(?:seat|box) ${seat} \\(([^)]*)\\)`)),
    nameOf: (player) =>
      people.find((one) => one.player === player)?.name ??
      found(/^(\S.*?) (wants|no longer|draws|joins|leaves|moves|is|opens|asks) /),
    opener: Number(found(/: seat (\d+).* opens$/)) || null,
    reviewer: found(/ review(?: of dispute \d+)? by (.*?)(?: if requested)?$/),
    consulted: found(/ the presence of (.*) and of the right /),
    meter: found(/; the meter shows \$?([\d,.]+)$/),
  };
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
  const scene: Scene = {
    ...sceneOf(text, state.people ?? []),
    marker: terms && 'marker' in terms && terms.marker === 'buck' ? 'buck' : 'button',
    hand: isPoker ? handInWords(text, hand) : boxHand(event, state.view),
  };
  return { ...event, ...(hand ? { hand } : {}), text: tale(event, scene) } as TableEvent;
}
