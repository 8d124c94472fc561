// Wie der Saal ein Regelwerk beschreibt: Ablauf, Einstellungen, Vorfälle. Das Genaue steht vor dem
// Allgemeinen; der Text der Regeln selbst bleibt, wie er ist.
const deals = {
  'round {1}: {2}': 'Runde {1}: {2*}',
  'the draw': 'der Tausch',
  '1 communal': 'eine Gemeinschaftskarte',
  '{1} communal': '{1} Gemeinschaftskarten',
  '{1} down, {2} down, {3} down, {4} down, {5} down to each':
    'jeder {1}, {2}, {3}, {4} und {5} verdeckt',
  '{1} down, {2} down, {3} down, {4} down to each': 'jeder {1}, {2}, {3} und {4} verdeckt',
  '{1} down, {2} down, {3} up to each': 'jeder {1} und {2} verdeckt, {3} offen',
  '{1} down, {2} up to each': 'jeder {1} verdeckt, {2} offen',
  '{1} down, {2} down to each': 'jeder {1} und {2} verdeckt',
  '{1} down to each': 'jeder {1} verdeckt',
  '{1} up to each': 'jeder {1} offen',
};
const opens = {
  'the player after the last blind opens': 'der Spieler nach dem letzten Blind eröffnet',
  'first position opens': 'die erste Position eröffnet',
  'the lowest or highest card opens, as determined':
    'die niedrigste oder höchste Karte eröffnet, wie festgelegt',
  'the highest card showing opens, the Ace low':
    'die höchste offene Karte eröffnet, das Ass zählt niedrig',
  'the highest card showing opens': 'die höchste offene Karte eröffnet',
  'the best hand showing opens': 'das beste offene Blatt eröffnet',
  'the lowest hand showing opens': 'das niedrigste offene Blatt eröffnet',
};
const sizes = {
  'sizes as determined': 'Höhen wie festgelegt',
  'opening {1} to {2}, raise {3} to {4}': 'eröffnen {1} bis {2}, erhöhen {3} bis {4}',
  'opening {1} or {2}, raise {3} or {4}': 'eröffnen {1} oder {2}, erhöhen {3} oder {4}',
  'opening {1}, raise {2}': 'eröffnen {1}, erhöhen {2}',
  'raise {1} to {2}': 'erhöhen {1} bis {2}',
  'raise {1} or {2}': 'erhöhen {1} oder {2}',
  'raise {1}': 'erhöhen {1}',
};
const book = {
  'sign, unless determined otherwise: ': 'Schild, wenn nichts anderes festgelegt ist: ',
  '{1}, in force from {2} to {3}': '{1}, in Kraft von {2} bis {3}',
  '{1}, in force from {2}': '{1}, in Kraft seit {2}',
  '{1}, not from the documents': '{1}, nicht aus den Dokumenten',
  'reconstructed: the game is authorised, but no text of its rules was supplied':
    'rekonstruiert: Das Spiel ist zugelassen, aber seine Regeln liegen nicht vor',
  'at most {1} players': 'höchstens {1} Spieler',
  'at most {1} boxes': 'höchstens {1} Boxen',
  "a buck marks the first player, who starts at the dealer's left":
    'ein Buck bezeichnet den ersten Spieler; er beginnt links vom Dealer',
  "a dealer button marks the last player and starts at the dealer's left":
    'ein Dealer-Button bezeichnet den letzten Spieler; er beginnt links vom Dealer',
  "a dealer button marks the last player and starts at the dealer's right":
    'ein Dealer-Button bezeichnet den letzten Spieler; er beginnt rechts vom Dealer',
  'betting rounds (L: the last blind)': 'Setzrunden (L: der letzte Blind)',
  'betting rounds (T: the table minimum)': 'Setzrunden (T: das Tischminimum)',
  'a hand is exactly two hole cards and three communal cards':
    'ein Blatt sind genau zwei eigene und drei Gemeinschaftskarten',
  showdown: 'Showdown',
  ties: 'Gleichstand',
  commission: 'Taxe',
  'a round of play, against the house': 'eine Runde, gegen das Haus',
  'a winning bet is paid': 'ein gewonnener Einsatz zahlt',
  'the jackpot': 'der Jackpot',
};
const settings = {
  'table minimum wager': 'Tischminimum',
  'largest bet or raise when the limit is a range':
    'höchster Einsatz oder höchste Erhöhung bei einem Limit von … bis …',
  'minimum table stake': 'Mindeststack',
  'how many seats the table has': 'Zahl der Plätze',
  'which forced bets are made': 'welche Pflichteinsätze es gibt',
  'what every player pays before a round': 'was jeder vor einer Runde zahlt',
  'what the opener may bet instead of a full wager':
    'was der Eröffnende statt eines vollen Einsatzes setzen darf',
  'how many blinds are posted': 'Zahl der Blinds',
  'the blinds, if the book leaves them open': 'die Blinds, wenn das Regelwerk sie offen lässt',
  'the small blind; the big blind is twice as much':
    'der Small Blind; der Big Blind ist doppelt so hoch',
  'whether players may over-blind': 'ob Over-Blinds erlaubt sind',
  'how many over-blinds a round may have': 'Zahl der Over-Blinds in einer Runde',
  'the betting limit': 'das Limit',
  'how many raises a betting round may have; 0: any number':
    'Zahl der Erhöhungen in einer Setzrunde; 0: beliebig viele',
  'what the opener of the first round may do': 'was der Eröffnende der ersten Setzrunde darf',
  'who opens the first round': 'wer die erste Setzrunde eröffnet',
  'whether the dealer discards a card before communal cards':
    'ob der Dealer vor Gemeinschaftskarten eine Karte weglegt',
  'how many cards are used': 'Zahl der Karten',
  'whether the deck has a wild card': 'ob ein Joker mitspielt',
  'the Ace also plays low in straights': 'das Ass zählt in Straßen auch niedrig',
  'which hand wins': 'welches Blatt gewinnt',
  'a low hand must be eight or less': 'ein niedriges Blatt hat höchstens eine Acht',
  'the Ace in low hands': 'das Ass in niedrigen Blättern',
  'whether players may check in the final round of Draw Poker':
    'ob in der letzten Setzrunde von Draw Poker gecheckt werden darf',
  'commission from the pots': 'Taxe aus den Pötten',
  'the most that the house takes from a round': 'das Höchste, was das Haus einer Runde nimmt',
  'commission for time instead of from the pots': 'Taxe für die Zeit statt aus den Pötten',
  'how long one time charge lasts': 'für wie lange eine Zeitgebühr gilt',
  'rake in percent': 'Taxe in Prozent',
  'the most that the house rakes from a game': 'das Höchste, was das Haus einem Spiel nimmt',
  'smallest chip in play': 'kleinster Chip im Spiel',
  'the hours of gaming': 'die Spielzeiten',
  'hours of gaming': 'Spielzeiten',
  'whether the dealer must check the cards before the first round':
    'ob der Dealer die Karten vor der ersten Runde prüfen muss',
  'whether the table must be approved before the first round':
    'ob der Tisch vor der ersten Runde genehmigt sein muss',
  'a game under a book that is not in force on the day it is opened':
    'ein Spiel nach einem Regelwerk, das am Tag der Öffnung nicht in Kraft ist',
  'chooses the other reading of an unclear rule': 'wählt die andere Lesart einer unklaren Regel',
  'the smallest ante': 'die kleinste Ante',
  'the most that is paid or collected on an ante':
    'das Höchste, was auf eine Ante bezahlt oder einbehalten wird',
  'antes are multiples of it': 'Antes sind Vielfache davon',
  'the most that a bet wins': 'das Höchste, was ein Einsatz gewinnt',
  'the Displayed Jackpot Wager': 'der angezeigte Jackpot-Einsatz',
  'share of a jackpot wager that goes to the jackpot pool':
    'Anteil eines Jackpot-Einsatzes, der in den Jackpot geht',
  'what the jackpot pool holds at first': 'was im Jackpot am Anfang liegt',
  'what the reserve pool holds at first': 'was in der Rücklage am Anfang liegt',
  'where the jackpot pool restarts after a royal flush':
    'womit der Jackpot nach einem Royal Flush neu beginnt',
  'how many boxes the layout has': 'Zahl der Boxen',
  'dealt by hand, or rule 12': 'von Hand gegeben oder nach Regel 12',
  'who declares a jackpot hand': 'wer ein Jackpot-Blatt meldet',
  "jackpot wagers: from the chips; at a tournament's table, money beside them, or none":
    'Jackpot-Einsätze: aus den Chips; am Turniertisch Geld daneben oder keine',
  'the same as boxes': 'dasselbe wie Boxen',
};
const values = {
  amount: 'Betrag',
  chips: 'Chips',
  dollars: 'Dollar',
  'per cent': 'Prozent',
  percent: 'Prozent',
  minutes: 'Minuten',
  'item letter, as B-19 b': 'Punkt und Buchstabe, wie B-19 b',
  '{1} to {2}': '{1} bis {2}',
};
const moments = {
  '{1} to {2}': '{1*} bis {2*}',
  deal: 'Geben',
  'first betting round': 'erste Setzrunde',
  'later betting rounds': 'spätere Setzrunden',
  draw: 'Tausch',
  'nobody before them wagers more': 'niemand vor ihnen setzt mehr',
  'somebody before them wagers more: they fold': 'jemand vor ihnen setzt mehr: sie steigen aus',
  'above the call, below a raise': 'mehr als das Mitgehen, weniger als eine Erhöhung',
  'below the call': 'weniger als das Mitgehen',
  seen: 'gesehen',
  unseen: 'nicht gesehen',
  'unseen, and the hands cannot be reconstructed':
    'nicht gesehen, und die Blätter sind nicht wiederherzustellen',
  'one card': 'eine Karte',
  'two or more cards': 'zwei oder mehr Karten',
  "two or more of one player's cards": 'zwei oder mehr Karten eines Spielers',
  'first card before a betting round': 'erste Karte vor einer Setzrunde',
  'not the first card before a betting round': 'nicht die erste Karte vor einer Setzrunde',
  'final hole card': 'letzte eigene Karte',
  'cards are burnt': 'es wird gebrannt',
  'no cards are burnt': 'es wird nicht gebrannt',
  'second communal card, betting not begun': 'zweite Gemeinschaftskarte, bevor gesetzt wurde',
  'second communal card, as it is dealt': 'zweite Gemeinschaftskarte, beim Geben',
  'second communal card, all tapped out before it':
    'zweite Gemeinschaftskarte, alle waren schon all-in',
  'betting not begun': 'bevor gesetzt wurde',
  'betting begun': 'nachdem gesetzt wurde',
};

export const rulebooks: Record<string, string> = {
  ...deals,
  ...opens,
  ...sizes,
  ...settings,
  ...values,
  ...moments,
  ...book,
};
