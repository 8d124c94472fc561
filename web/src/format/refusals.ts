// A refusal in the language of the page. The room sends its rule and its facts beside the English
// sentence.
import type { FactName, RuleName } from '../types/refusals';
import { refusals as t } from '../words/refusals';
import { chips, dollars } from './money';

interface Refused {
  rule: string;
  facts?: Record<string, number>;
  sentence: string;
}

function factWords(name: string, value: number): string {
  const words = t.facts[name as FactName] ?? name;
  const amount = name.endsWith('cents') ? dollars(value) : chips(value);
  return words ? `${words} ${amount}` : amount;
}

// What the room could not read, and what it says about a setting in the setting's own words, stays
// as it is.
const withDetail = ['bad_message', 'unknown_type', 'no_such_setting', 'no_such_rulebook'];
function detailOf(rule: string, sentence: string): string {
  if (/^[a-z]/.test(sentence)) return `: ${sentence}`;
  const at = sentence.indexOf(': ');
  return at >= 0 && withDetail.includes(rule) ? sentence.slice(at) : '';
}

// The room's own sentence, with its amounts as people read them.
function amounts(sentence: string, facts: Record<string, number>): string {
  const known = new Set(Object.values(facts));
  return sentence.replace(/(?<![\d.,$-])\d{4,}\b(?![.,]\d)/g, (figure) =>
    known.has(Number(figure)) ? chips(Number(figure)) : figure,
  );
}

export function refusalWords({ rule, facts = {}, sentence }: Refused): string {
  const words = t.rules[rule as RuleName];
  if (words === undefined) return amounts(sentence, facts);
  const named = Object.entries(facts).map(([name, value]) => factWords(name, value));
  if (named.length > 0) return `${words.replace(/\.$/, '')} (${named.join(', ')}).`;
  const detail = detailOf(rule, sentence);
  return detail ? words.replace(/\.$/, '') + detail : words;
}
