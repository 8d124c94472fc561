import type { Catalogue } from '../language/catalogue';
import { plurals } from '../language/said';

const plural = plurals('de');
const counted =
  (one: string, many: string) =>
  (number: number): string =>
    plural(number, { one: `${number} ${one}`, other: `${number} ${many}` });

export const counts: Catalogue['counts'] = {
  bots: counted('Bot', 'Bots'),
  people: counted('Person', 'Personen'),
  players: counted('Spieler', 'Spieler'),
  points: counted('Punkt', 'Punkte'),
  rounds: counted('Runde', 'Runden'),
  seats: counted('Platz', 'Plätze'),
  sessions: counted('Sitzung', 'Sitzungen'),
};
