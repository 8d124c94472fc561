// A refusal in the language of the page. The room sends its rule and its facts beside the English
// sentence.
import type { FactName, RuleName } from '../types/refusals';
import { locale } from '../words/language/language';
import { refusals as t } from '../words/refusals';
import { chips, dollars } from './money';
import { phrase, settingWords } from './phrases';
import { dateTime, inLocalTime } from './words';

interface Refused {
  rule: string;
  facts?: Record<string, number>;
  sentence: string;
}

// 19951012: the year, the month and the day in one number, as books say when they are in force.
function day(value: number): string {
  const at = new Date(Math.floor(value / 10_000), (Math.floor(value / 100) % 100) - 1, value % 100);
  return at.toLocaleDateString(locale());
}

function figure(rule: string, name: string, value: number): string {
  if (rule === 'not_in_force') return day(value);
  if (name.endsWith('_ms')) return dateTime(value);
  return name.endsWith('cents') ? dollars(value) : chips(value);
}

function factWords(rule: string, name: string, value: number): string {
  const words = t.facts[name as FactName] ?? name;
  const amount = figure(rule, name, value);
  return words ? `${words} ${amount}` : amount;
}

// What the room could not read stays as it is.
const withDetail = ['bad_message', 'unknown_type', 'no_such_setting', 'no_such_rulebook'];
function detailOf(rule: string, sentence: string): string {
  const at = sentence.indexOf(': ');
  return at >= 0 && withDetail.includes(rule) ? sentence.slice(at) : '';
}

// The room's own sentence, with its amounts as people read them.
function amounts(sentence: string, facts: Record<string, number>): string {
  const known = new Set(Object.values(facts));
  return inLocalTime(sentence).replace(/(?<![\d.,$-])\d{4,}\b(?![.,]\d)/g, (figure) =>
    known.has(Number(figure)) ? chips(Number(figure)) : figure,
  );
}

export function refusalWords({ rule, facts = {}, sentence }: Refused): string {
  const words = t.rules[rule as RuleName];
  // The limits that players set, and those of the house, have a sentence each.
  if (words === undefined) return amounts(phrase(sentence), facts);
  const ofSetting = /^[a-z']/.test(sentence) ? settingWords(sentence) : null;
  if (ofSetting) return `${ofSetting}.`;
  const named = Object.entries(facts)
    .filter(([, value]) => value > 0 || rule !== 'not_in_force') // 0: it still is.
    .map(([name, value]) => factWords(rule, name, value));
  if (named.length > 0) return `${words.replace(/\.$/, '')} (${named.join(', ')}).`;
  const detail = detailOf(rule, sentence);
  return detail ? words.replace(/\.$/, '') + detail : words;
}
