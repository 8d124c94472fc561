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
  it('is everything from the first line, and nothing when nothing is new', () => {
    expect(newLines(log, '')).toBe('ann folds. bob wins 20.');
    expect(newLines(log, 'e2')).toBe('');
  });
});
