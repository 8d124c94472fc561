import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orders } from '../../consoles/orders/orders';
import { german } from '../de';
import { counts as zaehlen } from '../de/counts';
import { english } from '../en';
import { preferred } from './language';
import { tell } from './mirror';
import { plurals } from './said';

type Words = Record<string, unknown>;
// Every sentence of a catalogue with its key; one that takes facts is told with figures that no
// sentence has by itself.
function sentences(words: unknown, key = ''): [string, string][] {
  if (typeof words === 'string') return [[key, words]];
  if (typeof words === 'function') {
    const facts = Array.from({ length: words.length }, (_, at) => 7000 + at);
    const told: unknown = (words as (...facts: unknown[]) => unknown)(...facts);
    return sentences(told, key);
  }
  if (!words || typeof words !== 'object') return [];
  return Object.entries(words as Words).flatMap(([name, one]) => sentences(one, `${key}.${name}`));
}
// Kinds of hands and lists of ranks are not figures.
const told = (words: Words) =>
  Object.fromEntries(
    sentences({
      ...words,
      cards: null,
      named: null,
      refusals: null,
      stories: null,
      phrases: null,
      rulebooks: null,
    }),
  );
const factsIn = (text = '') => [...new Set(text.match(/70\d\d/g) ?? [])].sort();

const roomSays = [
  ...['tournament/sign.cpp', 'tournament/story.cpp', 'canberra/tournament_story.cpp'].map(
    (file) => `words/${file}`,
  ),
  'rules/game/sign.cpp',
  'room/private_tables/evening.cpp',
];
// Strings of a source that are parts of sentences: more than one word, without those for the command
// line.
function partsOf(source: string): string[] {
  return [...source.replace(/#include.*|\/\/.*/g, '').matchAll(/(?:"(?:[^"\\\n]|\\.)*"\s*)+/g)]
    .map(([literals]) => literals.replace(/"\s*"/g, '').trim().slice(1, -1))
    .map((text) => text.replace(/^[ ,;:.()$]+|[ ,;:.()$]+$/g, ''))
    .flatMap((text) => text.replace(/\$\d+/g, '{}').split(', '))
    .filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text) && !/`|several formats/.test(text));
}

describe('the catalogue', () => {
  const ours = told(english as unknown as Words);
  const theirs = told(german as unknown as Words);
  it('tells every sentence in German', () => {
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
    expect(Object.keys(ours).length).toBeGreaterThan(1000);
  });
  it('leaves no fact out in German', () => {
    const lost = Object.keys(ours).filter(
      (key) => String(factsIn(ours[key])) !== String(factsIn(theirs[key])),
    );
    expect(lost).toEqual([]);
  });
  it('addresses people politely', () => {
    const familiar = /\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir)\b/;
    expect(Object.entries(theirs).filter(([, text]) => familiar.test(text))).toEqual([]);
  });
  it('names every order that staff may give', () => {
    const types = Object.values(orders).flatMap((list) => list.map(({ type }) => type));
    expect(types.filter((type) => german.named[type] === undefined)).toEqual([]);
  });
  // What the room puts together itself comes in English; each part of it has a German pattern.
  it('has what the room says of tournaments and private tables', () => {
    const known = Object.keys({ ...german.phrases, ...german.named })
      .join('\n')
      .replace(/\{\d\}/g, '{}');
    const missing = roomSays.flatMap((file) =>
      partsOf(readFileSync(new URL(`../../../../src/${file}`, import.meta.url), 'utf8'))
        .filter((part) => !known.includes(part))
        .map((part) => `${file}: ${part}`),
    );
    expect(missing).toEqual([]);
  });
  it('has the plural of the language', () => {
    expect([zaehlen.seats(1), zaehlen.seats(3)]).toEqual(['1 Platz', '3 Plätze']);
    expect(plurals('pl')(5, { one: 'stół', few: 'stoły', other: 'stołów' })).toBe('stołów');
  });
});

describe('the language', () => {
  it('is the first that the browser prefers and the room speaks', () => {
    expect(preferred(['fr-CH', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr', 'it'])).toBe('en');
  });
  it('keeps names as they are in the mirror', () => {
    const mirrored = tell('test', { hello: (name: string) => `Hello ${name}`, bye: 'Bye' });
    expect(mirrored.hello('Ann')).toMatch(/^[^a-zA-Z]+ Ann$/);
    expect(mirrored.bye).toMatch(/^[^a-zA-Z]+$/);
  });
});
