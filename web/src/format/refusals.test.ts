import { describe, expect, it } from 'vitest';
import { german } from '../words/de';
import { refusals } from '../words/refusals';
import { refusalWords } from './refusals';

describe('a refusal', () => {
  const small = {
    rule: 'raise_size',
    facts: { least: 8, stake_cents: 1950 },
    sentence: 'A raise must have an allowed size (least 8, stake $19.50)',
  };
  it('is the room’s own sentence in English', () =>
    expect(refusalWords(small)).toBe(small.sentence));
  it('names its facts in German', () => {
    Object.assign(refusals, german.refusals);
    expect(refusalWords(small)).toBe(
      'Eine Erhöhung muss eine erlaubte Höhe haben und mindestens so groß sein wie die vorige (mindestens 8, Stack $19.50).',
    );
    expect(refusalWords({ rule: 'not_your_turn', sentence: 'It is another player’s turn' })).toBe(
      'Ein anderer Spieler ist an der Reihe.',
    );
  });
  it('keeps the words of a setting', () =>
    expect(
      refusalWords({ rule: 'setting_not_open', sentence: 'deck 33: the number is one of 52, 48' }),
    ).toBe(
      'Das überlässt das Regelwerk nicht dem Betreiber: deck 33: the number is one of 52, 48',
    ));
});
