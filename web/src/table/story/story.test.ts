import { beforeEach, describe, expect, it } from 'vitest';
import type { CanberraTerms, PokerTerms, TableEvent } from '../../types/protocol';
import { german } from '../../words/de';
import { stories } from '../../words/stories';
import { told } from './story';

const terms = {
  win: 'high',
  order: 'full',
  ace_low: true,
  side_cards: true,
  from_hole: 0,
  marker: 'buck',
} as unknown as PokerTerms;
const table = { terms, state: { view: { places: [] }, people: [{ player: 7, name: 'Eve' }] } };
const event = (fields: object) => ({ clause: null, ...fields }) as unknown as TableEvent;

describe('what happened', () => {
  const raised = event({
    type: 'wagered',
    seat: 3,
    what: 'raise',
    taps_out: true,
    to: 1200,
    added: 1000,
    text: 'seat 3 (ann) raises to 1200, tapping out',
  });
  it('is the room’s own sentence in English, with amounts as people read them', () => {
    expect(told(raised, table).text).toBe('seat 3 (ann) raises to 1,200, tapping out');
    const sat = event({ type: 'sat', seat: 3, stake: 36000, text: 'seat 3 (R2 2000) sits: 36000' });
    expect(told(sat, table).text).toBe('seat 3 (R2 2000) sits: 36,000');
    const paid = event({
      type: 'jackpot_paid',
      seat: 1,
      amount_cents: 2000250,
      text: 'box 1 (eve 20) wins 20002.50 of the jackpot; the meter shows 1000',
    });
    expect(told(paid, table).text).toBe(
      'box 1 (eve 20) wins $20,002.50 of the jackpot; the meter shows $1,000',
    );
    const left = event({ type: 'left', seat: 1, amount: 20, text: 'seat 1 leaves with 20' });
    expect(told(left, table)).toBe(left);
  });
  it('explains odd cards instead of naming them', () => {
    const shown = event({
      type: 'shown',
      seat: 1,
      best: [],
      hand: 'odd cards, King high; odd cards, 9 high',
      text: 'seat 1 (bob) shows Ks 2c: odd cards, King high; odd cards, 9 high',
    });
    expect(told(shown, table)).toMatchObject({
      hand: 'King high; 9 high',
      text: 'seat 1 (bob) shows Ks 2c: King high; 9 high',
    });
  });

  describe('in German', () => {
    beforeEach(() => void Object.assign(stories, german.stories));
    it('names who acted', () =>
      expect(told(raised, table).text).toBe('Platz 3 (ann) erhöht auf 1,200 und ist all-in'));
    it('names the hand that was shown', () => {
      const shown = event({
        type: 'shown',
        seat: 1,
        best: ['As', 'Ad', '8h', '8c', 'Kd'],
        hand: 'two pairs, Aces and 8s',
        text: 'seat 1 (bob) shows As 8c: two pairs, Aces and 8s',
      });
      expect(told(shown, table).text).toMatch(/^Platz 1 \(bob\) zeigt As 8c: /);
    });
    it('keeps what a person wrote', () =>
      expect(
        told(
          event({
            type: 'dispute_ruled',
            by: 'supervisor',
            number: 2,
            text: 'the supervisor rules on dispute 2: the pot stands; this is final, subject to review by the Chief Casino Inspector if requested',
          }),
          table,
        ).text,
      ).toBe(
        'die Aufsicht entscheidet Streitfall 2: the pot stands; das ist endgültig, wenn niemand eine Überprüfung durch den Chief Casino Inspector verlangt',
      ));
    it('names players without a seat', () =>
      expect(
        told(event({ type: 'list_joined', player: 7, text: 'Eve joins the waiting list' }), table)
          .text,
      ).toBe('Eve kommt auf die Warteliste'));
    it('tells the two games apart', () => {
      const bet = event({
        type: 'folded',
        seat: 2,
        collected: 10,
        returned: 0,
        jackpot_cents: 0,
        text: 'x',
      });
      const canberra = { terms: {} as CanberraTerms, state: { view: { boxes: [] }, people: [] } };
      expect(told(bet, table).text).toBe('Platz 2 steigt aus');
      expect(told(bet, canberra).text).toBe('Box 2 steigt aus und verliert 10');
    });
  });
});
