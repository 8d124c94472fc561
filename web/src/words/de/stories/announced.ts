// Was der Saal ansagt: an einem Tisch, einem Spieler, dem Personal; und was er zu einem Limit sagt.
// Das Genaue steht vor dem Allgemeinen.

const atTables = {
  'You cannot have the seat any more.': 'Sie können den Platz nicht mehr bekommen.',
  'You cannot have seat {1} any more.': 'Sie können Platz {1} nicht mehr bekommen.',
  'You are not on the waiting list any more.': 'Sie stehen nicht mehr auf der Warteliste.',
  'Seat {1} was left empty. It is free after this round, and its chips are kept here for {2}.':
    'Platz {1} blieb leer. Er ist nach dieser Runde frei, und seine Chips bleiben hier für {2}.',
  'Seat {1} was left empty. It is free again, and its chips are kept here for {2}.':
    'Platz {1} blieb leer. Er ist wieder frei, und seine Chips bleiben hier für {2}.',
  'Seat {1} was left empty. It is free after this round, and its chips go back to the wallet of {2}.':
    'Platz {1} blieb leer. Er ist nach dieser Runde frei, und seine Chips gehen zurück auf das Guthaben von {2}.',
  'Seat {1} was left empty. It is free again, and its chips go back to the wallet of {2}.':
    'Platz {1} blieb leer. Er ist wieder frei, und seine Chips gehen zurück auf das Guthaben von {2}.',
  'Everybody is paid, and this table is closed.':
    'Alle sind ausgezahlt, und dieser Tisch ist geschlossen.',
  'The staff have seen to a call from this table.':
    'Das Personal hat sich um einen Ruf von diesem Tisch gekümmert.',
  'Something is wrong at this table. Play has stopped, and all chips are safe. The staff have been told.':
    'An diesem Tisch stimmt etwas nicht. Das Spiel ruht, und alle Chips sind sicher. Das Personal weiß Bescheid.',
};

const toStaff = {
  'What is due cannot be done. {1}': 'Was fällig ist, kann nicht geschehen. {1*}',
  "Only {1} MB are free on the room's disk. When it is full, the room stops. Make space, or move older backups elsewhere.":
    'Auf der Platte des Saals sind nur noch {1} MB frei. Ist sie voll, so bleibt der Saal stehen. Schaffen Sie Platz, oder legen Sie ältere Sicherungen anderswo ab.',
  'The disk': 'Die Platte',
};

// Was die Prüfung des Journals findet.
const findings = {
  '{1}: comes after the last signed head': '{1*}: kommt nach dem letzten unterschriebenen Kopf',
  '{1}: comes after {2}; records are missing between':
    '{1*}: kommt nach {2}; dazwischen fehlen Einträge',
  '{1}: comes after version {2} of its stream': '{1*}: kommt nach Version {2} seines Stroms',
  '{1}: does not agree with its hash: it, or the hash before it, was changed':
    '{1*}: passt nicht zu seinem Hash: Er selbst oder der Hash davor wurde verändert',
  '{1}: has a head whose signature is false': '{1*}: hat einen Kopf mit falscher Unterschrift',
  '{1}: has a head that does not follow from the one before it':
    '{1*}: hat einen Kopf, der nicht aus dem vorigen folgt',
  '{1}: is the end of its stream here, and the signed head says version {2}':
    '{1*}: ist hier das Ende seines Stroms, und der unterschriebene Kopf sagt Version {2}',
  '{1}: is not the record that the head signed':
    '{1*}: ist nicht der Eintrag, den der Kopf unterschreibt',
  '{1}: is shorter when read on its own: its index was changed':
    '{1*}: ist für sich gelesen kürzer: Sein Verzeichnis wurde verändert',
  '{1} holds {2} cents': '{1} hat {2} Cent',
  'the accounts add up to {1} cents instead of zero':
    'die Konten ergeben zusammen {1} Cent statt null',
};

const sessions = {
  'You are out: you have fewer chips than the smallest ante.':
    'Sie sind ausgeschieden: Sie haben weniger Chips als die kleinste Ante.',
  'You have forfeited your position: you had not taken your seat.':
    'Sie haben Ihren Rang verloren: Sie hatten nicht Platz genommen.',
  'You are out: others go on to the next session.':
    'Sie sind ausgeschieden: Andere kommen in die nächste Sitzung.',
  'Your seat in the next session is table {1}, seat {2}.':
    'Ihr Platz in der nächsten Sitzung ist Tisch {1}, Platz {2}.',
  'The session begins.': 'Die Sitzung beginnt.',
  'You play in the next session.': 'Sie spielen in der nächsten Sitzung.',
  'You tie: additional rounds decide.': 'Gleichstand: Zusätzliche Runden entscheiden.',
};

const limits = {
  'Your limit for {1} is {2}. {3} is left until {4}.':
    'Ihr Limit für {1*} ist {2*}. {3*} sind übrig bis {4}.',
  'Your limit for {1} is {2}.': 'Ihr Limit für {1*} ist {2*}.',
  "The player's limit for {1} is {2}. {3} is left until {4}.":
    'Das Limit des Spielers für {1*} ist {2*}. {3*} sind übrig bis {4}.',
  "The player's limit for {1} is {2}.": 'Das Limit des Spielers für {1*} ist {2*}.',
  "The house's limit for {1} is {2}. {3} is left until {4}.":
    'Das Limit des Hauses für {1*} ist {2*}. {3*} sind übrig bis {4}.',
  "The house's limit for {1} is {2}.": 'Das Limit des Hauses für {1*} ist {2*}.',
};

// Teile solcher Sätze. Sie stehen hinter allem anderen, denn so fangen auch andere Sätze an.
export const parts = {
  'money brought to tables in a day': 'Geld, das an einem Tag an Tische kommt,',
  'money brought to tables in a week': 'Geld, das in einer Woche an Tische kommt,',
  'money brought to tables in a month': 'Geld, das in einem Monat an Tische kommt,',
  'losses in a day': 'Verluste an einem Tag',
  'losses in a week': 'Verluste in einer Woche',
  'losses in a month': 'Verluste in einem Monat',
  'time at tables in a day': 'die Zeit an Tischen an einem Tag',
  'money brought to one table in a day': 'Geld, das an einem Tag an einen Tisch kommt,',
  'one wager': 'einen Einsatz',
  '{1} minutes': '{1} Minuten',
  'record {1} ({2})': 'Eintrag {1} ({2*})',
  'record {1}': 'Eintrag {1}',
  'stream {1} version {2}': 'Strom {1}, Version {2}',
  'stream {1}': 'Strom {1}',
  '{1} version {2}': '{1}, Version {2}',
  'the journal': 'das Journal',
};
export const announced = { ...atTables, ...toStaff, ...sessions, ...limits, ...findings };
