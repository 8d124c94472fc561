import type { Catalogue } from '../language/catalogue';

export const lobby: Catalogue['lobby'] = {
  pokerByThePrintedRules: 'Poker nach den gedruckten Regeln',
  everyDealBetAndRuling:
    'Jede Karte, jeder Einsatz und jede Entscheidung nennt ihre Klausel. Nehmen Sie Platz oder schauen Sie zu.',
  practiseWithBots: 'Mit Bots üben',
  openAPrivateTable: 'Privaten Tisch öffnen',
  joinAsAGuest: 'Als Gast mitspielen',
  tournaments: 'Turniere',
  results: 'Ergebnisse',
  results2: 'Ergebnisse:',
  showTheTablesOfOne: 'Nur die Tische eines Spiels zeigen',
  allGames: 'Alle Spiele',
  lookingIntoTheRoom: 'Ein Blick in den Saal…',
  noTableIsOpenJust:
    'Im Moment ist kein Tisch offen. Der Betreiber öffnet Tische; sie erscheinen hier von selbst.',
  tables: 'Tische',
  backToTheLobby: 'Zurück zur Lobby',
};
