// The conditions of a tournament of Canberra Poker. The book leaves all of them to the operator, so
// the form begins with a whole set that can be changed.
import type { Condition, ConditionGroup } from './conditions';

interface Begun extends Condition {
  begin: string; // What the form begins with; empty: it is left out.
  only?: 'sessions' | 'points'; // The competition that needs it.
}

const canberraConditions: readonly (Omit<ConditionGroup, 'conditions'> & {
  conditions: readonly Begun[];
})[] = [
  {
    title: 'What is announced',
    conditions: [
      {
        key: 'start',
        name: 'Where and when',
        values: 'at eight, in the main room',
        begin: 'when enough players have entered, in this room',
        what: 'In words.',
      },
      {
        key: 'entry',
        name: 'How to enter',
        values: 'on the page, or at the desk',
        begin: 'on the page of the tournament',
        what: 'In words.',
      },
      {
        key: 'eligibility',
        name: 'Who may enter',
        values: 'everybody over 18',
        begin: 'everybody',
        what: 'In words.',
      },
      {
        key: 'group',
        name: 'Who it is for',
        values: 'open',
        begin: 'open',
        what: 'open, or the group in words.',
      },
    ],
  },
  {
    title: 'Sessions',
    conditions: [
      {
        key: 'competition',
        name: 'Competition',
        values: 'sessions|points',
        begin: 'sessions',
        what: 'Players go on from session to session, or gather points.',
      },
      {
        key: 'sessions',
        name: 'Sessions',
        values: '3',
        unit: '1 to 20',
        begin: '3',
        what: 'How many.',
      },
      {
        key: 'rounds',
        name: 'Rounds',
        values: '10',
        unit: '1 to 500',
        begin: '10',
        what: 'Rounds of play in a session.',
      },
      {
        key: 'seats',
        name: 'Seats at a table',
        values: '7',
        unit: '1 to 9',
        begin: '7',
        what: 'The most who sit at one table.',
      },
      {
        key: 'sit-and-go',
        name: 'Sit and go',
        values: '7',
        unit: 'players',
        usual: 'no',
        begin: '',
        what: 'It starts when this many have entered.',
      },
      {
        key: 'advance',
        name: 'Go on',
        values: '3',
        unit: 'players',
        begin: '3',
        only: 'sessions',
        what: 'How many of each table play in the next session.',
      },
      {
        key: 'carry',
        name: 'Chips are kept',
        values: 'on|off',
        usual: 'off',
        begin: '',
        only: 'sessions',
        what: 'Players who go on keep their chips.',
      },
      {
        key: 'repechage',
        name: 'Repechage',
        values: '1',
        unit: 'players, or none',
        begin: '1',
        only: 'sessions',
        what: 'How many who were out come back.',
      },
      {
        key: 'elimination',
        name: 'Elimination',
        values: 'fewer than 500 chips',
        begin: 'whoever does not go on is out',
        only: 'sessions',
        what: 'fewer than N chips, or the house’s own words.',
      },
      {
        key: 'session-tie',
        name: 'A tie for going on',
        values: 'both|play-off',
        begin: 'play-off',
        only: 'sessions',
        what: 'Both go on, or additional rounds decide.',
      },
      {
        key: 'points',
        name: 'Points',
        values: '10/6/4',
        begin: '10/6/4',
        only: 'points',
        what: 'By place at the table.',
      },
      {
        key: 'catch-up',
        name: 'Catch-up session',
        values: 'on|off',
        begin: 'off',
        only: 'points',
        what: 'Whether there is one for players who are behind.',
      },
      {
        key: 'points-tie',
        name: 'A tie for points',
        values: 'share|highest',
        begin: 'share',
        only: 'points',
        what: 'They share the points, or each has the higher.',
      },
    ],
  },
  {
    title: 'Chips, money and prizes',
    conditions: [
      {
        key: 'chips',
        name: 'Starting chips',
        values: '1000',
        unit: 'chips',
        begin: '1000',
        what: 'What each player receives.',
      },
      {
        key: 'minimum',
        name: 'Smallest ante',
        values: '50',
        unit: 'chips',
        begin: '50',
        what: 'Everybody antes at least this in each round.',
      },
      {
        key: 'maximum',
        name: 'Largest ante',
        values: '500',
        unit: 'chips',
        begin: '500',
        what: 'Nobody antes more.',
      },
      {
        key: 'fee',
        name: 'Entry fee',
        values: '110',
        unit: 'dollars',
        begin: '110',
        what: 'The commission is part of it.',
      },
      {
        key: 'commission',
        name: 'Commission',
        values: '10',
        unit: 'dollars',
        begin: '10',
        what: 'The part of each entry fee that the casino keeps.',
      },
      {
        key: 'least',
        name: 'Least players',
        values: '2',
        unit: 'players',
        begin: '2',
        what: 'It is cancelled with fewer.',
      },
      {
        key: 'most',
        name: 'Most players',
        values: '63',
        unit: 'players',
        begin: '63',
        what: 'It has room for this many.',
      },
      {
        key: 'buy-backs',
        name: 'Buy-backs',
        values: '1 100 1',
        begin: 'none',
        what: 'none; or how often, the price in dollars, and until which session.',
      },
      {
        key: 'jackpot',
        name: 'Jackpot wagers',
        values: 'no',
        usual: 'no',
        begin: '',
        what: 'no; yes for a wager of $2.50; or another amount in dollars.',
      },
      {
        key: 'prizes',
        name: 'Prizes',
        values: '50/30/20',
        unit: 'per cent',
        begin: '50/30/20',
        what: 'Shares of the pool, from the first place. They add up to 100.',
      },
      {
        key: 'tie',
        name: 'A tie for a prize',
        values: 'share|play-off',
        begin: 'share',
        what: 'They share the prizes, or additional rounds decide.',
      },
    ],
  },
];
const all = canberraConditions.flatMap(({ conditions }) => conditions);
export const canberraKeys: readonly string[] = all.map(({ key }) => key);
export const canberraBegins: Record<string, string> = Object.fromEntries(
  all.map(({ key, begin }) => [key, begin]),
);
// The conditions that this competition has.
export function canberraGroups(competition: string): ConditionGroup[] {
  return canberraConditions.map((group) => ({
    ...group,
    conditions: group.conditions.filter(({ only }) => !only || only === competition),
  }));
}
