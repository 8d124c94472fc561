// Sentences that the room puts together from parts: signs, conditions, the log of a tournament and its
// notices. They come in English; another language has a pattern for each part.
import { named } from '../words/named';
import { phrases as t } from '../words/phrases';
import { rulebooks as books } from '../words/rulebooks';
import { settings } from '../words/settings';
import { dollars } from './money';
import { inLocalTime } from './words';

interface Pattern {
  english: RegExp;
  told: string;
  sentence: boolean; // A whole sentence, not a term of a list.
}

// "a break of {1} minutes": what stands for {1} comes again in the translation.
function patternOf([english, told]: [string, string]): Pattern {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)');
  return { english: new RegExp(`^${escaped}$`, 's'), told, sentence: /^[A-Z]/.test(english) };
}
const patterns = Object.entries(t).map(patternOf);
const ofBooks = Object.entries(books).map(patternOf);
const ofSettings = Object.entries(settings).map(patternOf);

// Amounts and places, as the language writes them.
function amounts(text: string): string {
  return inLocalTime(text)
    .replace(/\$(\d+(?:,\d{3})*(?:\.\d\d)?)/g, (_, amount: string) =>
      dollars(Number(amount.replaceAll(',', '')) * 100),
    )
    .replace(/\b(\d+)(st|nd|rd|th)\b/g, '$1.');
}

// {1} is filled in as it is, {1*} in the language of the page.
function filled(told: string, found: RegExpExecArray, again: (text: string) => string): string {
  return told.replace(/\{(\d)(\*?)\}/g, (_, at: string, inWords: string) => {
    const part = found[Number(at)] ?? '';
    return inWords ? again(part) : part;
  });
}

function toldBy(known: Pattern[], text: string, again = phrase): string | null {
  for (const { english, told } of known) {
    const found = english.exec(text);
    if (found) return amounts(filled(told, found, again));
  }
  return null;
}

// A phrase that the language does not have stays in English.
export function phrase(text: string): string {
  if (patterns.length === 0) return text;
  return toldBy(patterns, text) ?? amounts(named[text] ?? text);
}

// What is announced at a table: the room's own sentence, or what somebody of the staff wrote.
export function announcement(text: string): string {
  return toldBy(announced, text) ?? text;
}

// Why a setting is refused, or null where the language has no words for it.
export function settingWords(text: string): string | null {
  return toldBy(ofSettings, text, (part) => toldBy(ofSettings, part) ?? part);
}

// A list of terms.
export function termsIn(text: string): string[] {
  return text.split(', ').map(phrase);
}

const announced = patterns.filter(({ english }) => english.source.endsWith('\\.$'));
const sentences = patterns.filter(({ sentence }) => sentence);

// The sign of a table: terms with commas between them, and sentences.
export function signWords(sign: string): string {
  return sign
    .split('. ')
    .map((sentence) => {
      const [, words = '', stop = ''] = /^(.*?)(\.?)$/s.exec(sentence) ?? [];
      return (toldBy(sentences, words) ?? termsIn(words).join(', ')) + stop;
    })
    .join('. ');
}

// A line about a book, with its clauses in brackets: its parts by themselves.
export function bookWords(line: string): string {
  if (ofBooks.length === 0) return line;
  const whole = books[line];
  if (whole !== undefined) return whole;
  const [, prefix, sign] = /^(sign, unless determined otherwise: )(.*)$/.exec(line) ?? [];
  if (prefix && sign) return bookPhrase(prefix) + signWords(sign);
  return line
    .split(/(\s*\[[^\]]*\]|; |^\s+)/)
    .map((part, at) => (at % 2 === 1 ? part : bookPart(part)))
    .join('');
}
function bookPart(part: string): string {
  const [, before = '', words = '', after = ''] = /^((?:, )?)(.*?)(\s*)$/s.exec(part) ?? [];
  return before + bookPhrase(words) + after;
}
function bookPhrase(text: string): string {
  return toldBy(ofBooks, text, bookPhrase) ?? text;
}
