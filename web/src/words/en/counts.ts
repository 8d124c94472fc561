// Things that are counted.
import { plurals } from '../language/said';

const plural = plurals('en');
const counted =
  (one: string, many = `${one}s`) =>
  (number: number): string =>
    plural(number, { one: `${number} ${one}`, other: `${number} ${many}` });

export const counts = {
  bots: counted('bot'),
  people: counted('person', 'people'),
  players: counted('player'),
  points: counted('point'),
  rounds: counted('round'),
  seats: counted('seat'),
  sessions: counted('session'),
};
