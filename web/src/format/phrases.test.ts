import { beforeAll, describe, expect, it, vi } from 'vitest';
import { german } from '../words/de';

describe('what the room puts together from parts, in German', () => {
  let phrase: (text: string) => string;
  let signWords: (sign: string) => string;
  let bookWords: (line: string) => string;
  beforeAll(async () => {
    vi.doMock('../words/phrases', () => ({ phrases: german.phrases }));
    vi.doMock('../words/rulebooks', () => ({ rulebooks: german.rulebooks }));
    ({ phrase, signWords, bookWords } = await import('./phrases'));
  });
  it('is a sign', () =>
    expect(
      signWords(
        'minimum $2, two blinds $2/$4, fixed limit, 10 seats. House bots play here: tight.',
      ),
    ).toBe(
      'Minimum $2, zwei Blinds $2/$4, Fixed Limit, 10 Plätze. Hier spielen Bots des Hauses: tight.',
    ));
  it('is the sign of a book that is not in force', () =>
    expect(signWords('Hold-Em 1995 (historical game: the book is not in force), minimum $2')).toBe(
      'Hold-Em 1995 (historisches Spiel: Das Regelwerk gilt nicht mehr), Minimum $2',
    ));
  it('is a book, with its clauses', () => {
    expect(bookWords('  round 1: 1 down, 1 down to each; 3 communal [H95-6.5] [H95-6.6]')).toBe(
      '  Runde 1: jeder 1 und 1 verdeckt; 3 Gemeinschaftskarten [H95-6.5] [H95-6.6]',
    );
    expect(
      bookWords('    the player after the last blind opens [H95-7.1]; raise 1L or 2L [H95-10.2]'),
    ).toBe(
      '    der Spieler nach dem letzten Blind eröffnet [H95-7.1]; erhöhen 1L oder 2L [H95-10.2]',
    );
    expect(bookWords('showdown [H95-9.2], ties [H95-9.4], commission [H95-11.1]')).toBe(
      'Showdown [H95-9.2], Gleichstand [H95-9.4], Taxe [H95-11.1]',
    );
    expect(
      bookWords(
        "jackpot wagers: from the chips; at a tournament's table, money beside them, or none",
      ),
    ).toBe('Jackpot-Einsätze: aus den Chips; am Turniertisch Geld daneben oder keine');
    expect(bookWords('deal to later betting rounds')).toBe('Geben bis spätere Setzrunden');
  });
  it('keeps the exact before the general', () => {
    expect(phrase('a break of 10 minutes')).toBe('eine Pause von 10 Minuten');
    expect(signWords('time charge $5 for 30 minutes, 8 seats')).toBe(
      'Zeitgebühr $5 für 30 Minuten, 8 Plätze',
    );
    expect(phrase('record 7 (table/3 version 4): is not the record that the head signed')).toBe(
      'Eintrag 7 (table/3, Version 4): ist nicht der Eintrag, den der Kopf unterschreibt',
    );
  });
  it('is a line of the log, with its names', () =>
    expect(phrase('Ann is out, 3rd')).toBe('Ann ist ausgeschieden, 3.'));
  it('is an act that was taken back', () =>
    expect(phrase('taken back: the rebuy of Bob')).toBe('zurückgenommen: das Rebuy von Bob'));
  it('is what a dealer says aloud', () => {
    expect(phrase('3 players, the pot is 15. Ann, seat 2, to act, raise to 20, 12 to call.')).toBe(
      '3 Spieler, im Pott sind 15. Ann, Platz 2, ist an der Reihe, erhöht ist auf 20, 12 zum Mitgehen.',
    );
    expect(phrase('2 players, the pot is 4. seat 1 to act, check or bet.')).toBe(
      '2 Spieler, im Pott sind 4. Platz 1 ist an der Reihe, checken oder setzen.',
    );
    expect(phrase('2 players, the pot is 4. seat 1 to act: how many cards?')).toBe(
      '2 Spieler, im Pott sind 4. Platz 1 ist an der Reihe: Wie viele Karten?',
    );
    expect(phrase('Place your antes: 5 to 100; jackpot wager $2.50')).toBe(
      'Bitte Ihre Antes: 5 bis 100; Jackpot-Einsatz $2.50',
    );
    expect(phrase('the jackpot pays $1000')).toBe('der Jackpot zahlt $1,000');
    expect(phrase('the jackpot pays $1,234,567.50')).toBe('der Jackpot zahlt $1,234,567.50');
    expect(phrase('Bet or fold: box 1, box 3')).toBe('Setzen oder aussteigen: Box 1, Box 3');
  });
  it('is what is asked for and paid at a table with real cards', () => {
    expect(phrase('the cards dealt face up to seat 1, seat 3, then 1 communal card')).toBe(
      'die offenen Karten von Platz 1, Platz 3, dann eine Gemeinschaftskarte',
    );
    expect(phrase('the hand of seat 2, 2 cards')).toBe('das Blatt von Platz 2, 2 Karten');
    expect(phrase('has two pairs, Queens and 10s: the ante wins 5, the bet 10 (CP17-9.6(b))')).toBe(
      'hat zwei Paare, Damen und 10er: die Ante gewinnt 5, der Einsatz 10 (CP17-9.6(b))',
    );
    expect(phrase('The dealer has odd cards, King high and does not qualify: antes win')).toBe(
      'Der Dealer hat hohe Karte, König, das reicht nicht: Antes gewinnen',
    );
    expect(phrase('has straight, 5 high with the Ace low: loses 15')).toBe(
      'hat Straße, 5 hoch mit niedrigem Ass: verliert 15',
    );
  });
  it('stays as it is where there is no phrase', () =>
    expect(phrase('quite another thing')).toBe('quite another thing'));
});
