import { expect, test } from 'vitest';
import type { PokerTerms } from '../types/protocol';
import { lowRules, rankedExamples, surprises } from './examples';
import { highOf } from './high';
import { cardsOf } from './order';

const terms = (some: Partial<PokerTerms>): PokerTerms =>
  ({
    deck: 52,
    joker: false,
    win: 'high',
    order: 'full',
    ace_low: true,
    side_cards: true,
    low_ace: 'high',
    low_eight: false,
    low_kind: 'ranks',
    from_hole: 0,
    ...some,
  }) as PokerTerms;

test('every example is a hand of its kind, in every deck', () => {
  for (const deck of [52, 48, 44, 40, 36, 32])
    for (const joker of [false, true]) {
      const order = terms({ deck, joker, order: deck + Number(joker) < 52 ? 'reduced' : 'full' });
      for (const { kind, cards } of rankedExamples(order)) {
        expect(highOf(cards, order).kind).toBe(kind);
        for (const card of cards.filter((one) => one !== 'Jk'))
          expect(cardsOf(order)).toContain(card);
      }
    }
});

test('with 32 cards a flush beats a full house', () => {
  const kinds = rankedExamples(terms({ deck: 32, order: 'reduced' })).map(({ kind }) => kind);
  expect(kinds.indexOf('flush')).toBeLessThan(kinds.indexOf('full_house'));
  expect(surprises(terms({ deck: 32, order: 'reduced' }))[0]).toContain('a flush beats');
});

test('low hands are explained where they win', () => {
  expect(lowRules(terms({}))).toEqual([]);
  expect(lowRules(terms({ win: 'high_low', low_ace: 'low' }))[1]).toContain('5-4-3-2-A');
  expect(lowRules(terms({ win: 'low' }))[1]).toContain('6-5-4-3-2');
  expect(lowRules(terms({ win: 'low', deck: 32 }))[1]).toContain('J-10-9-8-7');
});
