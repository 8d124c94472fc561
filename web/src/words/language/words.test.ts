import { readFileSync, readdirSync } from 'node:fs';
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
      settings: null,
    }),
  );
const factsIn = (text = '') => [...new Set(text.match(/70\d\d/g) ?? [])].sort();

// Where the room puts sentences together itself. The words of events, of what is offered and of
// rulings are not among them: pages tell those from their facts.
const source = new URL('../../../../src/', import.meta.url);
const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, source), { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /\.(cpp|h)$/.test(file));
const toPeople =
  /^(words\/(tournament\/(sign|story)|canberra\/tournament_story|aloud|canberra\/aloud)\.cpp|rules\/game\/(sign|settings\w*)\.cpp|store\/verify\.cpp|room\/.*)$/;
// What only the operator of the machine reads, what is part of a key, the names of formats, and why a
// director is proposed a move, which the page says by itself.
const toOthers =
  /^room\/(net|records|log|shuffles|service|postbox|game\/(fault|bot_chance)|tournaments\/(draws|ready_made|display\/floor_plan)|asked\/figures|hosted\/cash|tables\/opener)/;
const roomSays = ['words', 'rules/game', 'store', 'room']
  .flatMap(sourcesIn)
  .filter((file) => toPeople.test(file) && !toOthers.test(file));
// Rules, which have their own part of the catalogue; what is wrong with a message that no page sends;
// our own mistakes; notes in the books.
const others =
  /constexpr Rule \w+\{[^}]*\}|\b(check|static_assert|Fault|notice::\w+|Note::from)\b[({][^;]*;|bad_message,[^;]*;/g;
// Names, citations, and what a refusal's own facts say.
const kept =
  /`|several formats|^Canberra Poker|^forgotten guest|^second factor|^It ends on$|^command$|expected an object|historical game$|^stated when the table was opened$|\(CP17|^(ace-low|joker|forced|burn|commission|limit|historical) \w+$|^name one of$/;
// Strings of a source that are parts of sentences: more than one word, without those for the command
// line.
function partsOf(source: string): string[] {
  return [
    ...source
      .replace(/#include.*|\/\/.*/g, '')
      .replace(others, '')
      .matchAll(/(?:"(?:[^"\\\n]|\\.)*"\s*)+/g),
  ]
    .map(([literals]) => literals.replace(/"\s*"/g, '').trim().slice(1, -1))
    .map((text) => text.replace(/^[ ,;:.()$]+|[ ,;:.()$?]+$/g, ''))
    .flatMap((text) => text.replace(/\$\d+/g, '{}').split(/, |: /))
    .map((text) => text.replace(/ \d+$/, ''))
    .filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text) && !kept.test(text));
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
  it('has what the room says itself, at its tables and of tournaments', () => {
    const known = Object.keys({ ...german.phrases, ...german.settings, ...german.named })
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
