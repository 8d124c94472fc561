import { describe, expect, it, vi } from 'vitest';
import { german } from '../words/de';
import { refusals } from '../words/refusals';

vi.mock('../words/phrases', () => ({ phrases: german.phrases }));
vi.mock('../words/settings', () => ({ settings: german.settings }));
const { refusalWords } = await import('./refusals');
const { announced } = await import('./announced');

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
  it('says why a setting cannot have a value', () => {
    const why = (sentence: string) => refusalWords({ rule: 'setting_not_open', sentence });
    expect(why('deck 33: the number is one of 52, 48')).toBe('Kartenzahl 33: Möglich sind 52, 48.');
    expect(why('blinds 5: the book has 1, 2 or 3')).toBe(
      'Blinds 5: Das Regelwerk hat 1, 2 oder 3.',
    );
    expect(why('chip 5: the bring-in of 2 cannot be paid in such chips')).toBe(
      'Chip 5: das Bring-in von 2 lässt sich mit solchen Chips nicht zahlen.',
    );
  });
  it('says which limit is reached, and until when, by the clock of this device', () => {
    const told = refusalWords({
      rule: 'limit_in_day',
      facts: { limit: 5000, left: 1250, changes_ms: 1_764_547_200_000 },
      sentence:
        'Your limit for money brought to tables in a day is $50.00. $12.50 is left until 2025-12-01 00:00 UTC.',
    });
    expect(told).toContain('Ihr Limit für Geld, das an einem Tag an Tische kommt, ist $50.');
    expect(told).not.toMatch(/UTC|left|day/);
  });
  it('says in dates when a book is in force', () =>
    expect(
      refusalWords({
        rule: 'not_in_force',
        facts: { from: 19_950_125, to: 0 },
        sentence: 'The rulebook is not in force on this day: from 25 January 1995',
      }),
    ).toMatch(/^Das Regelwerk gilt an diesem Tag nicht.*\(von [\d./]*95\)\.$/));
  it('is said at the end of an announcement', () =>
    expect(
      announced({
        text: 'You cannot have seat 3 any more. It is another player’s turn',
        because: {
          rule: 'not_your_turn',
          facts: {},
          sentence: 'It is another player’s turn',
        },
      }),
    ).toBe('Sie können Platz 3 nicht mehr bekommen. Ein anderer Spieler ist an der Reihe.'));
});
