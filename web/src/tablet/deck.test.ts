import { describe, expect, it } from 'vitest';
import { after, isUsedUp, ranksOf } from './deck';

describe('the card pad', () => {
  it('has the ranks of the table’s deck', () => {
    expect(ranksOf(52)).toHaveLength(13);
    expect(ranksOf(32).at(-1)).toBe('7');
  });
  it('closes a rank when its four cards were told', () => {
    expect(isUsedUp('A', ['As', 'Ah', 'Ad'])).toBe(false);
    expect(isUsedUp('A', ['As', 'Ah', 'Ad', 'Ac'])).toBe(true);
  });
  it('goes around the table clockwise', () => {
    expect(after(4, [1, 2, 3, 5, 6])).toEqual([5, 6, 1, 2, 3]);
  });
});
