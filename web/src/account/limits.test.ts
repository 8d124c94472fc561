import { describe, expect, it } from 'vitest';
import { amountText, duration, parseAmount } from './limits';

describe('limits', () => {
  it('are typed in dollars or minutes, and nothing means none', () => {
    expect(parseAmount('bring_day', '50')).toBe(5000);
    expect(parseAmount('bring_day', '50.5')).toBe(5050);
    expect(parseAmount('play_day', '90')).toBe(90);
    expect(parseAmount('play_day', ' ')).toBe(null);
    expect(parseAmount('wager', 'lots')).toBe(undefined);
    expect(parseAmount('play_day', '1.5')).toBe(undefined);
  });
  it('are read in words', () => {
    expect(amountText('wager', 5000)).toBe('$50');
    expect(amountText('play_day', 90)).toBe('90 min');
    expect(amountText('lose_day', null)).toBe('none');
    expect(duration(65 * 60_000)).toBe('1 h 5 min');
    expect(duration(59_000)).toBe('0 min');
  });
});
