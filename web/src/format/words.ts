// Small words: times, roles, things with hyphens and underscores.
import { cards as t } from '../words/cards';
import { locale } from '../words/language/language';
import { named } from '../words/named';

export function seconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

export function clockTime(atMs: number): string {
  return new Date(atMs).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
}

export function dateTime(atMs: number): string {
  const date = new Date(atMs);
  return `${date.toLocaleDateString(locale(), { day: 'numeric', month: 'short' })} ${clockTime(atMs)}`;
}

// "until 2026-11-21 09:30 UTC", as the room writes it, in the time of this device.
export function inLocalTime(text: string): string {
  return text.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g, (_, day: string, time: string) =>
    dateTime(Date.parse(`${day}T${time}Z`)),
  );
}

// "hole-exposed" and "supervisor_decides" as words inside a sentence.
export function spaced(word: string): string {
  return named[word] ?? word.replace(/[-_]/g, ' ');
}

// The same at the beginning of a line.
export function plain(word: string): string {
  const words = spaced(word);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const kinds: Record<string, string> = t.kinds;

// A hand by the word of the book, for somebody who has not read it.
export function handWords(word: string): string {
  return word === 'odd_cards' ? t.nothingPaired : (kinds[word] ?? word.replaceAll('_', ' '));
}

// "2, 3 or none", "Ann and Bob": a list as the language says it.
export function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(words);
}
export function allOf(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);
}

export function initials(name: string): string {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const letters =
    words.length > 1 ? (words[0]?.[0] ?? '') + (words[1]?.[0] ?? '') : name.slice(0, 2);
  return letters.toUpperCase();
}

// A colour for a name, the same on every screen.
export function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hash;
}

export function guestName(random: () => number): string {
  const first = [
    'Amber',
    'Cedar',
    'Coral',
    'Ember',
    'Fern',
    'Flint',
    'Hazel',
    'Indigo',
    'Juniper',
    'Slate',
  ];
  const second = ['Bishop', 'Falcon', 'Heron', 'Lark', 'Lynx', 'Otter', 'Raven', 'Wren'];
  const pick = (words: string[]) => words[Math.floor(random() * words.length)] ?? '';
  return `${pick(first)} ${pick(second)} ${10 + Math.floor(random() * 90)}`;
}

// A line that ends with its clause: the words, and the clause that they come from.
export function cited(line: string): { words: string; clause: string | null } {
  const found = /^(.*) \(([A-Z]+\d+-[^ ]+)\)(\.?)$/.exec(line);
  return found
    ? { words: `${found[1]}${found[3]}`, clause: found[2] ?? null }
    : { words: line, clause: null };
}
