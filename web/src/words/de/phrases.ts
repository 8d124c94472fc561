// Was der Saal aus Teilen zusammensetzt: Schilder, Bedingungen, das Protokoll eines Turniers. Das
// Genaue steht vor dem Allgemeinen.
import type { Catalogue } from '../language/catalogue';
import { aloud } from './stories/aloud';
import { announced, parts } from './stories/announced';
import { contests } from './stories/contests';

const signs = {
  '{1} (historical game: the book is not in force)':
    '{1} (historisches Spiel: Das Regelwerk gilt nicht mehr)',
  '{1} (reconstructed: there is no rule text)': '{1} (rekonstruiert: Es gibt keinen Regeltext)',
  'minimum table stake {1}': 'Mindeststack {1}',
  'minimum {1}': 'Minimum {1}',
  'Minimum {1}, maximum {2}, multiples of {3}': 'Minimum {1}, Maximum {2}, Vielfache von {3}',
  'one blind {1}': 'ein Blind {1}',
  'two blinds {1} and ante {2}': 'zwei Blinds {1} und Ante {2}',
  'two blinds {1}': 'zwei Blinds {1}',
  'three blinds {1} and ante {2}': 'drei Blinds {1} und Ante {2}',
  'three blinds {1}': 'drei Blinds {1}',
  'over-blinds {1}': 'Over-Blinds {1}',
  'ante {1}': 'Ante {1}',
  'fixed limit': 'Fixed Limit',
  '{1} to {2} limit': 'Limit {1} bis {2}',
  'half pot limit': 'Half Pot Limit',
  'full pot limit': 'Pot Limit',
  'straddle limit': 'Straddle Limit',
  'no limit': 'No Limit',
  'at most one raise': 'höchstens eine Erhöhung',
  'at most three raises': 'höchstens drei Erhöhungen',
  'at most {1} raises': 'höchstens {1} Erhöhungen',
  'first round option {1}': 'Option {1} in der ersten Setzrunde',
  'low card opens': 'die niedrigste Karte eröffnet',
  'high card opens': 'die höchste Karte eröffnet',
  'no checking in the final round': 'kein Checken in der letzten Setzrunde',
  'time charge {1} for {2} minutes': 'Zeitgebühr {1} für {2} Minuten',
  'paid in advance': 'im Voraus zu zahlen',
  'no commission': 'keine Taxe',
  'commission {1}% in steps of {2}': 'Taxe {1} % in Schritten von {2}',
  'commission {1}%': 'Taxe {1} %',
  'none above a pot of {1}': 'keine über einem Pott von {1}',
  'its maximum not determined yet': 'ihr Höchstbetrag noch nicht festgelegt',
  'at most {1}': 'höchstens {1}',
  '{1} cards and the Joker': '{1} Karten und der Joker',
  '{1} cards': '{1} Karten',
  'Ace high and low in straights': 'Ass in Straßen hoch und niedrig',
  'Ace high only': 'Ass nur hoch',
  'low ball': 'Lowball',
  'high/low': 'High/Low',
  'Ace low': 'Ass niedrig',
  'Ace high': 'Ass hoch',
  'straights and flushes count': 'Straßen und Flushes zählen',
  'four cards of different ranks and suits': 'vier Karten verschiedener Werte und Farben',
  'low eight or less': 'Low nur bis zur Acht',
  'which this deck cannot make': 'was mit diesem Kartenspiel nicht geht',
  '{1} seats': '{1} Plätze',
  'a player who checks may only call': 'wer checkt, darf nur mitgehen',
  'no raise below the last bet or raise': 'keine Erhöhung unter dem letzten Einsatz',
  'no raise over a short all-in by a player who has acted':
    'nach einem kurzen All-in keine Erhöhung durch Spieler, die schon gehandelt haben',
  'tap-outs of all chips': 'All-in mit allen Chips',
  'the best hand showing opens': 'das beste offene Blatt eröffnet',
  'side cards count as printed in 14.2 only': 'Beikarten zählen nur wie in 14.2 gedruckt',
  'an odd unit to the high hand': 'die überzählige Einheit dem hohen Blatt',
  'gaming {1}': 'Spielzeit {1}',
  'No maximum payout': 'Keine Höchstauszahlung',
  'Maximum payout {1}': 'Höchstauszahlung {1}',
  'No jackpot wagers': 'Keine Jackpot-Einsätze',
  'Jackpot wager {1}': 'Jackpot-Einsatz {1}',
  'Rehearsal: the cards may be set by hand': 'Probe: Die Karten dürfen von Hand gelegt werden',
  'Real cards: the dealer enters what happens': 'Echte Karten: Der Dealer gibt ein, was geschieht',
  "A seat left empty is kept for {1} minutes; then it is free, and its chips go back to the player's wallet":
    'Ein leerer Platz wird {1} Minuten freigehalten; dann ist er frei, und seine Chips gehen zurück auf das Guthaben des Spielers',
  "A seat left empty is kept for {1} seconds; then it is free, and its chips go back to the player's wallet":
    'Ein leerer Platz wird {1} Sekunden freigehalten; dann ist er frei, und seine Chips gehen zurück auf das Guthaben des Spielers',
  'A seat left empty is kept for {1} minutes; then it is free, and its chips are kept here for the player':
    'Ein leerer Platz wird {1} Minuten freigehalten; dann ist er frei, und seine Chips bleiben hier für den Spieler',
  'Each player has a time bank of {1} minutes': 'Jeder Spieler hat eine Zeitbank von {1} Minuten',
  'Each player has a time bank of {1} seconds': 'Jeder Spieler hat eine Zeitbank von {1} Sekunden',
  'House bots play here: {1}': 'Hier spielen Bots des Hauses: {1*}',
};

const conditions = {
  '{1}: each player receives {2} tournament chips for {3}, {4} of it commission':
    '{1}: Jeder Spieler erhält {2} Turnierchips für {3} $, davon {4} $ Gebühr',
  '{1} to {2} players, at most {3} at a table': '{1} bis {2} Spieler, höchstens {3} an einem Tisch',
  'it starts at {1}': 'es beginnt um {1}',
  'only players whom the director admits may enter':
    'nur Spieler, die der Turnierleiter zulässt, dürfen sich anmelden',
  'players agree to these conditions before they enter':
    'die Spieler stimmen diesen Bedingungen zu, bevor sie sich anmelden',
  'no rebuys': 'keine Rebuys',
  'rebuys of {1} chips for {2} with a stake below {3}, until {4} minutes; then one top-up of {5} for {6}':
    'Rebuys von {1} Chips für {2} $ mit einem Stack unter {3}, bis {4} Minuten; dann ein Add-on von {5} für {6} $',
  'fees, rebuys and top-ups are paid back if the tournament is cancelled':
    'Startgelder, Rebuys und Add-ons werden zurückgezahlt, wenn das Turnier abgesagt wird',
  'fees are paid back if the tournament is cancelled, rebuys and top-ups are not':
    'Startgelder werden zurückgezahlt, wenn das Turnier abgesagt wird, Rebuys und Add-ons nicht',
  '{1} minutes: {2}': '{1} Minuten: {2}',
  'then doubling every {1} minutes': 'dann Verdoppelung alle {1} Minuten',
  'chips of {1} may leave play after {2} minutes':
    '{1}er dürfen nach {2} Minuten aus dem Spiel gehen',
  'a break of {1} minutes after {2} minutes of play':
    'eine Pause von {1} Minuten nach {2} Spielminuten',
  'the pool pays seats of {1} each': 'der Preispool zahlt Plätze zu je {1} $',
  'prizes from the pool: {1}': 'Preise aus dem Preispool: {1}',
  'house addition: late entry until {1} minutes of play, and {2} more for a player who is out':
    'Zusatz des Hauses: Nachmeldung bis {1} Spielminuten und {2} weitere für einen ausgeschiedenen Spieler',
  'house addition: late entry until {1} minutes of play':
    'Zusatz des Hauses: Nachmeldung bis {1} Spielminuten',
  'house addition: {1} of each fee goes to whoever puts the player out':
    'Zusatz des Hauses: {1} $ jedes Startgelds bekommt, wer den Spieler ausscheiden lässt',
  'house addition: the pool is at least {1}':
    'Zusatz des Hauses: Der Preispool ist mindestens {1} $',
  'house addition: from {1} entries on, {2} prizes':
    'Zusatz des Hauses: ab {1} Anmeldungen {2} Preise',
  'house addition: the last players may divide the prizes if all of them agree':
    'Zusatz des Hauses: Die letzten Spieler dürfen die Preise teilen, wenn alle zustimmen',
  'house addition: points in the league for the first {1} places':
    'Zusatz des Hauses: Ligapunkte für die ersten {1} Ränge',
  'The conditions must be approved before anybody enters':
    'Die Bedingungen müssen genehmigt sein, bevor sich jemand anmeldet.',
  'A director must be nominated first': 'Zuerst muss ein Turnierleiter benannt werden.',
  'The conditions must be documented, published and notified before anybody enters':
    'Die Bedingungen müssen festgehalten, veröffentlicht und gemeldet sein, bevor sich jemand anmeldet.',
  'The conditions must say this before anybody enters':
    'Die Bedingungen müssen das sagen, bevor sich jemand anmeldet.',
};

const notices = {
  'Your seat is table {1}, seat {2}.': 'Ihr Platz ist Tisch {1}, Platz {2}.',
  'You are moved to table {1}, seat {2}: your table is broken.':
    'Sie werden an Tisch {1}, Platz {2} umgesetzt: Ihr Tisch wird aufgelöst.',
  'You are moved to table {1}, seat {2}, so that the tables are even.':
    'Sie werden an Tisch {1}, Platz {2} umgesetzt, damit die Tische ausgeglichen sind.',
  'You have no chips left. You may rebuy before the next round.':
    'Sie haben keine Chips mehr. Vor der nächsten Runde ist ein Rebuy möglich.',
  'You are out, in place {1} for now.': 'Sie sind ausgeschieden, vorerst auf Rang {1}.',
  'The tournament is over. Your place: {1}.': 'Das Turnier ist zu Ende. Ihr Rang: {1}.',
  'The director has put something right: {1}.': 'Der Turnierleiter hat etwas berichtigt: {1*}.',
  'the tournament is wound up; everybody gets their money back':
    'das Turnier ist abgewickelt; alle bekommen ihr Geld zurück',
};

const log = {
  '{1} is determined as {2}': '{1} ist festgelegt als {2}',
  'the conditions are approved: {1}': 'die Bedingungen sind genehmigt: {1}',
  '{1} assists the director': '{1} assistiert dem Turnierleiter',
  '{1} is the director': '{1} ist Turnierleiter',
  '{1} is in the group': '{1} gehört zur Gruppe',
  '{1} enters again for {2} (house addition)':
    '{1} meldet sich wieder an für {2} $ (Zusatz des Hauses)',
  '{1} enters and pays {2}': '{1} meldet sich an und zahlt {2}',
  '{1} enters for {2}': '{1} meldet sich an für {2} $',
  '{1} withdraws; the fee stays': '{1} meldet sich ab; das Startgeld bleibt',
  '{1} is a reserve': '{1} ist Ersatzspieler',
  '{1} pays and takes the seat of {2}, who gets {3} back':
    '{1} zahlt und nimmt den Platz von {2}, der {3} $ zurückbekommt',
  'table {1} is formed': 'Tisch {1} ist besetzt',
  'table {1} is dealt by the room': 'an Tisch {1} gibt der Saal',
  'table {1} is a physical table: it is counted': 'Tisch {1} ist ein echter Tisch: Er wird gezählt',
  'table {1} is broken': 'Tisch {1} ist aufgelöst',
  '{1} has table {2}, seat {3}': '{1} hat Tisch {2}, Platz {3}',
  'the tournament starts: {1} players with {2} chips each':
    'das Turnier beginnt: {1} Spieler mit je {2} Chips',
  'it is {1}': 'es ist {1}',
  'the clock starts': 'die Uhr beginnt',
  'level {1}: {2}': 'Level {1}: {2}',
  'the {1}s may be raced off': 'die {1}er dürfen ins Chip-Race',
  'the rebuy period ends': 'die Rebuy-Zeit ist vorbei',
  'no more top-ups': 'keine Add-ons mehr',
  'a break begins': 'eine Pause beginnt',
  'a break of {1} begins': 'eine Pause von {1} beginnt',
  'the break ends at {1}': 'die Pause endet um {1}',
  'table {1}, round {2}: level {3}, {4}, buck at seat {5}, {6} players':
    'Tisch {1}, Runde {2}: Level {3}, {4}, Button bei Platz {5}, {6} Spieler',
  'table {1}: the round is over': 'Tisch {1}: Die Runde ist vorbei',
  'table {1}: the round does not count ({2}); wagers are refunded':
    'Tisch {1}: Die Runde zählt nicht ({2}); Einsätze gehen zurück',
  'table {1}: the round does not count ({2}); wagers are removed':
    'Tisch {1}: Die Runde zählt nicht ({2}); Einsätze werden eingezogen',
  '{1} has no chips left and may rebuy': '{1} hat keine Chips mehr und darf ein Rebuy nehmen',
  '{1} is out, {2}': '{1} ist ausgeschieden, {2}',
  '{1} rebuys {2} chips for {3}': '{1} kauft {2} Chips nach für {3} $',
  '{1} tops up {2} chips for {3}': '{1} nimmt das Add-on, {2} Chips für {3} $',
  '{1} puts in {2} and is dealt {3}': '{1} gibt {2} ab und bekommt {3}',
  'table {1}: the {2}s are gone; {3} receives {4}': 'Tisch {1}: Die {2}er sind weg; {3} erhält {4}',
  'table {1}: the {2}s are gone': 'Tisch {1}: Die {2}er sind weg',
  'chips are counted at the request of {1}, count {2}':
    'auf Bitte von {1} werden die Chips gezählt, Zählung {2}',
  'the chips of table {1} are counted': 'die Chips von Tisch {1} sind gezählt',
  'a round begins': 'eine Runde beginnt',
  'a heat begins': 'ein Vorlauf beginnt',
  'a final begins': 'ein Finale beginnt',
  '{1} is absent': '{1} ist abwesend',
  '{1} has taken the seat': '{1} hat Platz genommen',
  '{1} has forfeited': '{1} ist nicht angetreten',
  '{1} plays for {2}': '{1} spielt für {2}',
  '{1} is excluded for {2}; {3} chips leave play':
    '{1} ist ausgeschlossen wegen {2}; {3} Chips gehen aus dem Spiel',
  'the director directs: {1}': 'der Turnierleiter weist an: {1}',
  'play ends: all players left win the same':
    'das Spiel endet: Alle verbliebenen Spieler gewinnen dasselbe',
  'play is over; {1} is left': 'das Spiel ist vorbei; {1} ist übrig',
  '{1} wins a seat worth {2}': '{1} gewinnt einen Platz im Wert von {2} $',
  '{1} wins the bounty of {2} on {3} (house addition)':
    '{1} gewinnt das Bounty von {2} $ auf {3} (Zusatz des Hauses)',
  '{1} wins {2} from the jackpot with a {3}': '{1} gewinnt {2} aus dem Jackpot ({3})',
  '{1} wins {2}': '{1} gewinnt {2} $',
  'the pool of {1} is paid out': 'der Preispool von {1} $ ist ausgezahlt',
  'the tournament is cancelled': 'das Turnier ist abgesagt',
  'taken back: {1}': 'zurückgenommen: {1*}',
  '{1} gets {2} back': '{1} bekommt {2} $ zurück',
  '{1} returns {2}': '{1} gibt {2} $ zurück',
  'the prizes are taken back; the house returns {1}':
    'die Preise sind zurückgenommen; das Haus gibt {1} $ zurück',
  'the clock is set to {1} ({2})': 'die Uhr ist auf {1} gestellt ({2})',
  'corrected: {1} has {2} chips ({3})': 'berichtigt: {1} hat {2} Chips ({3})',
  'corrected: {1} is {2} ({3})': 'berichtigt: {1} ist {2} ({3})',
  'corrected: {1} plays on at table {2}, seat {3}, with {4} chips ({5})':
    'berichtigt: {1} spielt weiter an Tisch {2}, Platz {3}, mit {4} Chips ({5})',
  '{1} joins with {2} chips (house addition)': '{1} kommt dazu mit {2} Chips (Zusatz des Hauses)',
  '{1} is paid {2} for bounties (house addition)':
    '{1} bekommt {2} $ für Bounties (Zusatz des Hauses)',
  'the house adds {1} to the pool that it guaranteed (house addition)':
    'das Haus legt {1} $ zum garantierten Preispool dazu (Zusatz des Hauses)',
  'the house takes {1} back': 'das Haus nimmt {1} $ zurück',
  'a deal is proposed (house addition), {1}: {2}':
    'ein Deal ist vorgeschlagen (Zusatz des Hauses), {1}: {2}',
  '{1} agrees to the deal': '{1} stimmt dem Deal zu',
  '{1} does not want the deal': '{1} will den Deal nicht',
  'everybody agrees to the deal; play is over': 'alle stimmen dem Deal zu; das Spiel ist vorbei',
  '{1} has {2} points in the league (house addition)':
    '{1} hat {2} Punkte in der Liga (Zusatz des Hauses)',
  '{1} is {2}, a place shared by {3}': '{1} ist {2}, ein von {3} geteilter Rang',
  '{1} is {2}': '{1} ist {2}',
};

// Was sich zurücknehmen lässt, mit und ohne Namen.
const acts = {
  'the correction of the stake of {1}': 'die Berichtigung des Stacks von {1}',
  'the correction of the stake': 'die Berichtigung des Stacks',
  'the correction of the place of {1}': 'die Berichtigung des Rangs von {1}',
  'the correction of the place': 'die Berichtigung des Rangs',
  'the setting of the clock of {1}': 'das Stellen der Uhr von {1}',
  'the setting of the clock': 'das Stellen der Uhr',
  'the breaking of a table of {1}': 'die Auflösung eines Tisches von {1}',
  'the breaking of a table': 'die Auflösung eines Tisches',
  'the request for a count of {1}': 'die Bitte um Zählung von {1}',
  'the request for a count': 'die Bitte um Zählung',
  'the award of the prizes of {1}': 'die Vergabe der Preise von {1}',
  'the award of the prizes': 'die Vergabe der Preise',
  'the place as a reserve of {1}': 'der Platz auf der Ersatzliste von {1}',
  'the place as a reserve': 'der Platz auf der Ersatzliste',
  'the end of the top-ups of {1}': 'das Ende der Add-ons von {1}',
  'the end of the top-ups': 'das Ende der Add-ons',
  'the seat of a reserve of {1}': 'der Platz eines Ersatzspielers von {1}',
  'the seat of a reserve': 'der Platz eines Ersatzspielers',
  'the seat of {1}': 'der Platz von {1}',
  'the seat': 'der Platz',
  'the start of the session': 'der Beginn der Sitzung',
  'the further session': 'die weitere Sitzung',
  'the buy-back of {1}': 'der Wiedereinkauf von {1}',
  'the play-off': 'das Stechen',
  'the end of the break of {1}': 'das Ende der Pause von {1}',
  'the end of the break': 'das Ende der Pause',
  'the return to play of {1}': 'die Rückkehr ins Spiel von {1}',
  'the return to play': 'die Rückkehr ins Spiel',
  'the substitution of {1}': 'die Vertretung von {1}',
  'the substitution': 'die Vertretung',
  'the second entry of {1}': 'die zweite Anmeldung von {1}',
  'the second entry': 'die zweite Anmeldung',
  'the elimination of {1}': 'das Ausscheiden von {1}',
  'the elimination': 'das Ausscheiden',
  'the end of play of {1}': 'das Ende des Spiels von {1}',
  'the end of play': 'das Ende des Spiels',
  'the withdrawal of {1}': 'die Abmeldung von {1}',
  'the withdrawal': 'die Abmeldung',
  'the exclusion of {1}': 'der Ausschluss von {1}',
  'the exclusion': 'der Ausschluss',
  'the race-off of {1}': 'das Chip-Race von {1}',
  'the race-off': 'das Chip-Race',
  'the absence of {1}': 'die Abwesenheit von {1}',
  'the absence': 'die Abwesenheit',
  'the forfeit of {1}': 'das Nichtantreten von {1}',
  'the forfeit': 'das Nichtantreten',
  'the ballot of {1}': 'die Auslosung von {1}',
  'the ballot': 'die Auslosung',
  'the top-up of {1}': 'das Add-on von {1}',
  'the top-up': 'das Add-on',
  'the return of {1}': 'die Rückkehr von {1}',
  'the return': 'die Rückkehr',
  'the bounty of {1}': 'das Bounty von {1}',
  'the bounty': 'das Bounty',
  'the entry of {1}': 'die Anmeldung von {1}',
  'the entry': 'die Anmeldung',
  'the start of {1}': 'der Start von {1}',
  'the start': 'der Start',
  'the break of {1}': 'die Pause von {1}',
  'the break': 'die Pause',
  'the rebuy of {1}': 'das Rebuy von {1}',
  'the rebuy': 'das Rebuy',
  'the count of {1}': 'die Zählung von {1}',
  'the count': 'die Zählung',
  'the stage of {1}': 'der Abschnitt von {1}',
  'the stage': 'der Abschnitt',
  'the move of {1}': 'der Umzug von {1}',
  'the move': 'der Umzug',
  'the bust of {1}': 'das Verlieren der letzten Chips von {1}',
  'the bust': 'das Verlieren der letzten Chips',
  'the deal of {1}': 'der Deal von {1}',
  'the deal': 'der Deal',
  'how a table is dealt': 'wer an einem Tisch gibt',
};

export const phrases: Catalogue['phrases'] = {
  ...notices,
  ...announced,
  ...aloud,
  ...signs,
  ...conditions,
  ...acts,
  ...contests,
  ...log,
  ...parts,
};
