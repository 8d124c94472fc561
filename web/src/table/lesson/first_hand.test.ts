import { expect, test } from 'vitest';
import type { PokerState, PokerTerms } from '../../types/protocol';
import { firstHand } from './first_hand';

const holdem = { from_hole: 0 } as PokerTerms;
const omaha = { from_hole: 2 } as PokerTerms;
interface Given {
  dealing?: boolean;
  active?: boolean;
  owes?: boolean;
  legal?: object;
  board?: string[];
}
function state({ dealing = true, active = true, owes = false, legal = {}, board = [] }: Given) {
  return {
    you: { seat: 3 },
    view: {
      dealing,
      places: [{ seat: 3, player: 7, stake: 200, owes_blind: owes, posts: false }],
      round: { seats: [{ seat: 3, active }], legal: { seat: null, ...legal }, board },
    },
  } as unknown as PokerState;
}
const words = (given: Given, terms = holdem, played = false) =>
  firstHand(state(given), terms, played, 'Ann won')?.words ?? '';

test('a newcomer is told what to wait for before the first hand', () => {
  expect(words({ dealing: false })).toContain('200 chips');
  expect(words({ dealing: false, owes: true })).toContain('Post now');
});

test('on their turn they are told what the room allows, and nothing else', () => {
  const call = words({ legal: { seat: 3, call: true, call_adds: 2, raise: true } });
  expect(call).toContain('Call 2');
  expect(call).toContain('Raise');
  expect(words({ legal: { seat: 3, call: true, call_adds: 2 } })).not.toContain('Raise');
  expect(words({ legal: { seat: 3, check: true } })).toContain('Check costs nothing');
});

test('the cards in the middle are explained where any five count, not where two must', () => {
  expect(words({ board: ['As'] })).toContain('best five');
  expect(words({ board: ['As'] }, omaha)).not.toContain('best five');
});

test('the guide ends with the hand, and says who won', () => {
  expect(firstHand(state({ dealing: false }), holdem, true, 'Ann won')).toMatchObject({
    last: true,
    words: expect.stringContaining('Ann won.'),
  });
  expect(firstHand({ ...state({}), you: { seat: null } } as PokerState, holdem, false, '')).toBe(
    null,
  );
});
