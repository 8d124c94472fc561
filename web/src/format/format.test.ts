import { describe, expect, it } from 'vitest';
import { cardName, cardNames, isUp, rankOf } from './cards';
import { chips, dollars, parseCents, parseChips, short, signed } from './money';
import { counts } from '../words/counts';
import { cited, guestName, initials, plain, seconds } from './words';

describe('amounts', () => {
  it('are grouped by thousands', () => expect(chips(1234567)).toBe('1,234,567'));
  it('leave out cents when there are none', () => expect(dollars(200000)).toBe('$2,000'));
  it('show cents when there are some', () => expect(dollars(2000250)).toBe('$20,002.50'));
  it('show what is owed with a minus sign', () => expect(dollars(-250)).toBe('−$2.50'));
  it('carry their sign', () => expect([signed(5), signed(-5)]).toEqual(['+5', '−5']));
  it('are shortened on plates, never upwards', () => {
    expect([short(9999), short(12_990), short(1_999_999)]).toEqual(['9,999', '12.9k', '1.99m']);
  });
  it('are read as people type them', () => {
    expect([parseChips('1,200'), parseChips(' $40 '), parseChips('x'), parseChips('-5')]).toEqual([
      1200,
      40,
      null,
      null,
    ]);
    expect([
      parseCents('2.5'),
      parseCents('$1,000'),
      parseCents('0.05'),
      parseCents('1.234'),
    ]).toEqual([250, 100000, 5, null]);
  });
});

describe('cards', () => {
  it('have names', () => expect(cardName('Td')).toBe('ten of diamonds'));
  it('include the Joker', () => expect(cardName('Jk')).toBe('the Joker'));
  it('face down say nothing', () =>
    expect(cardNames(['As', '??', '??'])).toBe('ace of spades, 2 cards face down'));
  it('print ten with both digits', () => expect(rankOf('Th')).toBe('10'));
  it('are up where their bit is set', () => {
    expect([0, 1, 2].map((index) => isUp(0b100, index))).toEqual([false, false, true]);
  });
});

describe('words', () => {
  it('lose hyphens and underscores', () => expect(plain('hole-exposed')).toBe('Hole exposed'));
  it('agree in number', () =>
    expect([counts.seats(1), counts.seats(2)]).toEqual(['1 seat', '2 seats']));
  it('round times up, never below zero', () => expect([seconds(1), seconds(-5)]).toEqual([1, 0]));
  it('are told apart from the clause at their end', () => {
    expect(cited('no rebuys (T01-A-3.3)')).toEqual({ words: 'no rebuys', clause: 'T01-A-3.3' });
    expect(cited('the rules prevail (CP17-17.3(b)).')).toEqual({
      words: 'the rules prevail.',
      clause: 'CP17-17.3(b)',
    });
    expect(cited('house addition: a bounty (of 20)').clause).toBe(null);
  });
  it('abbreviate names', () =>
    expect([initials('Hazel Otter 12'), initials('ann')]).toEqual(['HO', 'AN']));
  it('suggest names that the room accepts', () => {
    for (const at of [0, 0.5, 0.999]) expect(guestName(() => at)).toMatch(/^[A-Za-z0-9 ]{2,20}$/);
  });
});
