import { describe, expect, it } from 'vitest';
import { newLines } from './spoken';

const line = (key: string, text: string) => ({ key, text, clause: null, kind: 'act' as const });

describe('what is read out at a table', () => {
  const log = [line('e1', 'ann folds'), line('e2', 'bob wins 20.')];
  it('is what happened since it was read last, in sentences', () => {
    expect(newLines(log, 'e1')).toBe('bob wins 20.');
    expect(newLines([line('e3', 'ann checks'), ...log], 'e3')).toBe('ann folds. bob wins 20.');
  });
  it('has cards by their names', () => {
    expect(newLines([line('e1', 'communal 5d Td')], '')).toBe(
      'communal five of diamonds, ten of diamonds.',
    );
  });
  it('names ranks as ranks', () => {
    const told = (text: string) => newLines([line('e1', text)], '');
    expect(told('ann shows Ad 5s: pair of 5s')).toBe(
      'ann shows ace of diamonds, five of spades: pair of 5s.',
    );
    expect(told('shows 9c 9s: full house, 9s over 2s')).toMatch(
      /nine of spades: .*, 9s over 2s\.$/,
    );
    expect(told('bob is dealt 6s')).toBe('bob is dealt six of spades.');
    expect(told('bob throws away 6s 7s, as always')).toMatch(/six of spades, seven of spades, as/);
  });
  it('is everything from the first line, and nothing when nothing is new', () => {
    expect(newLines(log, '')).toBe('ann folds. bob wins 20.');
    expect(newLines(log, 'e2')).toBe('');
  });
});
