// Limits as people read and type them: money in dollars, time in minutes.
import { dollars, parseCents } from '../format/money';
import type { LimitView } from '../types/protocol';
import { account as t } from '../words/account';

export type LimitName = LimitView['limit'];

export const limitWords: Record<LimitName, string> = {
  bring_day: t.moneyBroughtToTablesPer,
  bring_week: t.moneyBroughtToTablesPer2,
  bring_month: t.moneyBroughtToTablesPer3,
  lose_day: t.lossesPerDay,
  lose_week: t.lossesPerWeek,
  lose_month: t.lossesPerMonth,
  play_day: t.timeAtTablesPerDay,
  bring_table: t.moneyBroughtToOneTable,
  wager: t.oneWager,
};
export const limitNames = Object.keys(limitWords) as LimitName[];

export function unitOf(limit: LimitName): string {
  return limit === 'play_day' ? t.inMinutes : t.inDollars;
}

export function amountText(limit: LimitName, amount: number | null): string {
  if (amount === null) return t.none;
  return limit === 'play_day' ? t.min(amount) : dollars(amount);
}

// What somebody typed: undefined for what is not an amount, null for nothing.
export function parseAmount(limit: LimitName, text: string): number | null | undefined {
  if (text.trim() === '') return null;
  if (limit !== 'play_day') return parseCents(text) ?? undefined;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

export function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return minutes < 60 ? t.min(minutes) : t.hMin(Math.floor(minutes / 60), minutes % 60);
}
