// What a setting may be, in words, from the book's own list; and the house's settings with their
// names, units and ranges, as the room has them.
import { consoles as t } from '../../words/consoles';
import { oneOf, spaced } from '../../format/words';

// "2 … 10", "amount", "2|3", "0 … 5|none".
export function rangeOf(values: string): string {
  if (values === 'amount') return t.inDollars;
  const range = /^(\d+) … (\d+)(?:\|(.+))?$/.exec(values);
  if (range)
    return range[3]
      ? t.rangeOr(range[1] ?? '', range[2] ?? '', oneOf(range[3].split('|').map(spaced)))
      : t.range(range[1] ?? '', range[2] ?? '');
  const choices = values.split('|');
  return choices.length > 1 ? `${oneOf(choices.map(spaced))}.` : t.theBookSays(values);
}

export interface HouseSetting {
  key: string;
  name: string;
  unit: string;
  least: number;
  most: number;
}

export const houseSettings: HouseSetting[] = [
  { key: 'absent-seconds', name: t.timeToAct, unit: t.seconds, least: 5, most: 3600 },
  {
    key: 'away-seconds',
    name: t.timeToActNotConnected,
    unit: t.seconds,
    least: 5,
    most: 3600,
  },
  {
    key: 'time-bank-seconds',
    name: t.timeBankOfEachPlayer,
    unit: t.seconds,
    least: 0,
    most: 3600,
  },
  {
    key: 'empty-seconds',
    name: t.howLongAnEmptySeat,
    unit: t.seconds,
    least: 5,
    most: 86400,
  },
  { key: 'pause-seconds', name: t.pauseBetweenRounds, unit: t.seconds, least: 0, most: 600 },
  {
    key: 'wager-seconds',
    name: t.timeToWagerCanberraPoker,
    unit: t.seconds,
    least: 1,
    most: 600,
  },
  {
    key: 'bot-pace-ms',
    name: t.howLongABotThinks,
    unit: t.milliseconds,
    least: 1,
    most: 60000,
  },
];
