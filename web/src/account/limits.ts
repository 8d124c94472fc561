// Limits as people read and type them: money in dollars, time in minutes.
import { dollars, parseCents } from '../format/money';
import type { LimitView } from '../types/protocol';

export type LimitName = LimitView['limit'];

export const limitWords: Record<LimitName, string> = {
  bring_day: 'Money brought to tables, per day',
  bring_week: 'Money brought to tables, per week',
  bring_month: 'Money brought to tables, per month',
  lose_day: 'Losses, per day',
  lose_week: 'Losses, per week',
  lose_month: 'Losses, per month',
  play_day: 'Time at tables, per day',
  bring_table: 'Money brought to one table, per day',
  wager: 'One wager',
};
export const limitNames = Object.keys(limitWords) as LimitName[];

export function unitOf(limit: LimitName): string {
  return limit === 'play_day' ? 'minutes' : 'dollars';
}

export function amountText(limit: LimitName, amount: number | null): string {
  if (amount === null) return 'none';
  return limit === 'play_day' ? `${amount} min` : dollars(amount);
}

// What somebody typed: undefined for what is not an amount, null for nothing.
export function parseAmount(limit: LimitName, text: string): number | null | undefined {
  if (text.trim() === '') return null;
  if (limit !== 'play_day') return parseCents(text) ?? undefined;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

export function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
