import { describe, expect, it } from 'vitest';
import { netOf, phaseWords, resultOf } from './results';

const nothing = {
  ante_paid: 0,
  bet_paid: 0,
  collected: 0,
  returned_cents: 0,
  jackpot_cents: 0,
  jackpot_paid_cents: 0,
  standing: 'bet' as const,
};

describe('the settlement of a box', () => {
  it('names what ante and bet were paid', () => {
    expect(resultOf({ ...nothing, ante_paid: 5, bet_paid: 20 })).toEqual({
      words: ['ante pays 5', 'bet pays 20'],
      good: true,
    });
  });
  it('names the jackpot', () => {
    expect(resultOf({ ...nothing, jackpot_paid_cents: 2000250 }).words).toEqual([
      'jackpot $20,002.50',
    ]);
  });
  it('names what was lost', () => {
    expect(resultOf({ ...nothing, collected: 15 })).toEqual({ words: ['$15 lost'], good: false });
    const withJackpot = { ...nothing, collected: 15, jackpot_cents: 250 };
    expect(resultOf(withJackpot).words).toEqual(['$17.50 lost']);
    expect(netOf(withJackpot)).toBe(-1750);
  });
  it('says when a hand was folded', () => {
    expect(resultOf({ ...nothing, standing: 'folded' }).words).toEqual(['folded']);
  });
  it('adds up what was won and lost', () => {
    expect(netOf({ ...nothing, ante_paid: 5, bet_paid: 20, jackpot_paid_cents: 250 })).toBe(2750);
    expect(netOf({ ...nothing, collected: 15 })).toBe(-1500);
    expect(netOf(nothing)).toBeNull();
  });
  it('knows every phase', () => expect(phaseWords('deciding')).toBe('Bet or fold'));
});
