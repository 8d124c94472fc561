// Small words: times, roles, things with hyphens and underscores.

export function seconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

export function clockTime(atMs: number): string {
  return new Date(atMs).toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit' });
}

export function dateTime(atMs: number): string {
  const date = new Date(atMs);
  return `${date.toLocaleDateString('en-AU', { day: 'numeric', month: 'short' })} ${clockTime(atMs)}`;
}

// "hole-exposed" and "supervisor_decides" as words.
export function plain(word: string): string {
  const spaced = word.replace(/[-_]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

// A hand by the word of the book, for somebody who has not read it.
export function handWords(word: string): string {
  const glossed: Record<string, string> = {
    odd_cards: 'odd cards (nothing paired)',
    three: 'three of a kind',
    four: 'four of a kind',
  };
  return glossed[word] ?? word.replaceAll('_', ' ');
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
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
