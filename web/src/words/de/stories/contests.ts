// Turniere von Canberra Poker, und was an privaten Tischen angesagt wird. Das Genaue steht vor dem
// Allgemeinen.

const conditions = {
  'The director conducts the tournament under these conditions and the rules. Where they differ, the rules prevail.':
    'Der Turnierleiter leitet das Turnier nach diesen Bedingungen und den Regeln. Wo sie voneinander abweichen, gelten die Regeln.',
  'when and where it starts: {1}': 'wann und wo es beginnt: {1}',
  'how to enter: {1}': 'wie man sich anmeldet: {1}',
  'who may enter: {1}': 'wer sich anmelden darf: {1}',
  'players go on from session to session, or gather points: {1}':
    'Spieler kommen von Sitzung zu Sitzung weiter oder sammeln Punkte: {1*}',
  'how many sessions: {1}': 'Zahl der Sitzungen: {1}',
  'rounds of play in a session: {1}': 'Runden in einer Sitzung: {1}',
  'players at one table: {1}': 'Spieler an einem Tisch: {1}',
  'starts when this many have entered: {1}': 'beginnt, wenn so viele angemeldet sind: {1}',
  'how many go on to the next session: {1}': 'wie viele in die nächste Sitzung kommen: {1}',
  'players who go on keep their chips: {1}': 'wer weiterkommt, behält seine Chips: {1*}',
  'points for each place at a table: {1}': 'Punkte für jeden Rang an einem Tisch: {1}',
  'how many eliminated players come back: {1}':
    'wie viele ausgeschiedene Spieler zurückkommen: {1*}',
  'whether there is a session to catch up: {1}': 'Sitzung zum Nachholen: {1*}',
  'how players may buy back in: {1}': 'wie man sich wieder einkauft: {1*}',
  'the entry fee, commission included: {1}': 'das Startgeld samt Gebühr: {1}',
  'the part of each fee that the casino keeps: {1}':
    'der Teil jedes Startgelds, den das Casino behält: {1}',
  'what each player receives: {1}': 'was jeder Spieler erhält: {1}',
  'players it needs: {1}': 'so viele Spieler braucht es: {1}',
  'players it has room for: {1}': 'für so viele Spieler ist Platz: {1}',
  'who it is for: {1}': 'für wen es ist: {1*}',
  'whether jackpot wagers are accepted: {1}': 'Jackpot-Einsätze: {1*}',
  'the smallest ante: {1}': 'die kleinste Ante: {1}',
  'the largest ante: {1}': 'die größte Ante: {1}',
  'how players are eliminated: {1}': 'wie Spieler ausscheiden: {1}',
  'when players tie for going on: {1}': 'bei Gleichstand um das Weiterkommen: {1*}',
  'when players tie for points: {1}': 'bei Gleichstand um Punkte: {1*}',
  'shares of the pool in per cent: {1}': 'Anteile am Preispool in Prozent: {1}',
  'when players tie for a prize: {1}': 'bei Gleichstand um einen Preis: {1*}',
  'times the ante, by the rules: {1}': 'mal die Ante, nach den Regeln: {1}',
  sessions: 'Sitzungen',
  points: 'Punkte',
  both: 'beide',
  share: 'teilen',
  highest: 'alle die höchsten',
  'play-off': 'Stechen',
  open: 'alle',
};

const log = {
  'condition: {1}': 'Bedingung: {1*}',
  'the conditions are documented': 'die Bedingungen sind festgehalten',
  'the conditions are available to patrons: the director conducts the tournament under them and the rules, and the rules prevail':
    'die Bedingungen liegen für Gäste aus: Der Turnierleiter leitet das Turnier nach ihnen und den Regeln, und die Regeln gehen vor',
  'the Commission is notified and has a copy: {1}':
    'die Kommission ist verständigt und hat eine Abschrift: {1}',
  '{1} is nominated as director': '{1} ist als Turnierleiter benannt',
  'entrants agree to the rules in writing': 'wer sich anmeldet, stimmt den Regeln schriftlich zu',
  '{1} enters and pays {2}': '{1} meldet sich an und zahlt {2}',
  '{1} pays {2} and takes the seat of {3}': '{1} zahlt {2} und nimmt den Platz von {3}',
  'the session starts {1}': 'die Sitzung beginnt {1}',
  '{1} draws table {2}, seat {3}': '{1} zieht Tisch {2}, Platz {3}',
  '{1} sits down': '{1} nimmt Platz',
  'session {1}, repechage starts': 'Sitzung {1}, der Hoffnungslauf, beginnt',
  'session {1}, catch-up starts': 'Sitzung {1}, zum Nachholen, beginnt',
  'session {1} starts': 'Sitzung {1} beginnt',
  'table {1}: a round, the starting marker at seat {2}':
    'Tisch {1}: eine Runde, die Startmarke bei Platz {2}',
  'table {1}: seat {2} is asked for an ante': 'Tisch {1}: Platz {2} wird um eine Ante gebeten',
  'the ante of {1} is out of order and stands, with a warning':
    'die Ante von {1} kam außer der Reihe; sie gilt, mit einer Verwarnung',
  'the ante of {1} is out of order again: the director rules':
    'die Ante von {1} kam wieder außer der Reihe: Der Turnierleiter entscheidet',
  'the ante of {1} stands': 'die Ante von {1} gilt',
  'the ante of {1} is void': 'die Ante von {1} ist ungültig',
  'table {1}: no more antes': 'Tisch {1}: keine Antes mehr',
  '{1} has less than twice the ante left and can only fold':
    '{1} hat weniger als das Doppelte der Ante und kann nur aussteigen',
  '{1} antes {2}': '{1} setzt die Ante {2}',
  '{1} bets {2}': '{1} setzt {2}',
  '{1} folds': '{1} steigt aus',
  '{1} wagers {2} on the jackpot': '{1} setzt {2} auf den Jackpot',
  '{1} wins {2} from the jackpot with a {3}': '{1} gewinnt {2} aus dem Jackpot ({3*})',
  'the jackpot wager of {1}, {2}, is lost': 'der Jackpot-Einsatz von {1}, {2}, ist verloren',
  'table {1}: the round is void and does not count':
    'Tisch {1}: Die Runde ist ungültig und zählt nicht',
  'table {1}: the round is over': 'Tisch {1}: Die Runde ist vorbei',
  'table {1}: the session is over by the count': 'Tisch {1}: Die Sitzung ist vorbei, nach Zählung',
  'session {1} is over': 'Sitzung {1} ist vorbei',
  '{1} has {2} chips by the count': '{1} hat nach Zählung {2} Chips',
  '{1} cannot wager the minimum and is out':
    '{1} kann das Minimum nicht mehr setzen und ist ausgeschieden',
  '{1} has fewer chips than the conditions ask for and is out':
    '{1} hat weniger Chips, als die Bedingungen verlangen, und ist ausgeschieden',
  '{1} has not taken the seat and forfeits it':
    '{1} hat nicht Platz genommen und verliert den Platz',
  '{1} is excluded': '{1} ist ausgeschlossen',
  '{1} is out': '{1} ist ausgeschieden',
  '{1} goes on': '{1} kommt weiter',
  '{1} has {2} points': '{1} hat {2} Punkte',
  '{1} plays additional rounds': '{1} spielt zusätzliche Runden',
  '{1} has {2} after additional rounds': '{1} hat nach zusätzlichen Runden {2}',
  'they are equal again, and play on': 'wieder Gleichstand: Sie spielen weiter',
  'a repechage session is played': 'ein Hoffnungslauf wird gespielt',
  'a catch-up session is played': 'eine Sitzung zum Nachholen wird gespielt',
  '{1} buys back for {2}': '{1} kauft sich für {2} wieder ein',
  'a break of {1} minutes': 'eine Pause von {1} Minuten',
  'the break is over': 'die Pause ist vorbei',
  '{1} will be excluded': '{1} wird ausgeschlossen',
  '{1} has a breach on record': 'ein Verstoß von {1} ist vermerkt',
  'play is over': 'das Spiel ist vorbei',
  '{1} has place {2}': '{1} hat Rang {2}',
  '{1} wins ${2}': '{1} gewinnt ${2}',
  '{1} has ${2} back': '{1} hat ${2} zurück',
  '{1} has {2} back': '{1} hat {2} zurück',
  '{1} withdraws': '{1} meldet sich ab',
  '{1} agrees': '{1} stimmt zu',
  'points in the league by place: {1}': 'Ligapunkte nach Rang: {1}',
};

// Wie die Bedingungen in den Einstellungen heißen.
const keys = {
  start: 'Beginn',
  entry: 'Anmeldung',
  eligibility: 'Teilnahme',
  competition: 'Wettbewerb',
  rounds: 'Runden',
  seats: 'Plätze',
  'sit-and-go': 'Beginn, sobald voll',
  advance: 'Weiterkommen',
  carry: 'Chips behalten',
  repechage: 'Hoffnungslauf',
  'catch-up': 'Nachholen',
  'buy-backs': 'Wiedereinkäufe',
  fee: 'Startgeld',
  commission: 'Gebühr',
  chips: 'Chips',
  least: 'mindestens',
  most: 'höchstens',
  group: 'Gruppe',
  elimination: 'Ausscheiden',
  'session-tie': 'Gleichstand um das Weiterkommen',
  'points-tie': 'Gleichstand um Punkte',
  prizes: 'Preise',
  tie: 'Gleichstand um einen Preis',
};

const evening = {
  '{1} has come in.': '{1} ist gekommen.',
  'The table pauses after this round of play.': 'Der Tisch pausiert nach dieser Runde.',
  'Play at this table goes on.': 'Das Spiel an diesem Tisch geht weiter.',
  'Seat {1} is free after this round of play.': 'Platz {1} ist nach dieser Runde frei.',
  'Seat {1} is free again.': 'Platz {1} ist wieder frei.',
  'The table ends after this round of play.': 'Der Tisch endet nach dieser Runde.',
};

export const contests = { ...evening, ...conditions, ...keys, ...log };
