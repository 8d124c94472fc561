// The conditions of a tournament, with their names, the values they take and what holds if nothing
// is said. `cardroom tournament formats FORMAT` prints the room's own list; a test compares them.

export interface Condition {
  key: string;
  name: string;
  values: string; // "a|b" is a choice of words; anything else is an example.
  what: string;
  unit?: string;
  usual?: string; // What holds without it, in most formats.
  lines?: boolean; // It may be given more than once, one value on each line.
  byBook?: boolean; // The nine formats of 2001 decide it themselves.
}
export interface ConditionGroup {
  title: string;
  what?: string;
  conditions: readonly Condition[];
}

export const pokerConditions: readonly ConditionGroup[] = [
  {
    title: 'Money and prizes',
    conditions: [
      {
        key: 'entry-fee',
        name: 'Entry fee',
        values: '110',
        unit: 'dollars',
        usual: '110',
        what: 'The commission is part of it.',
      },
      {
        key: 'commission',
        name: 'Commission',
        values: '10',
        unit: 'dollars',
        usual: '10',
        what: 'The part of each entry fee that the casino keeps.',
      },
      {
        key: 'prizes',
        name: 'Prizes',
        values: '50/30/20',
        unit: 'per cent',
        what: 'Shares of the pool, from the first place. They add up to 100.',
      },
      {
        key: 'seat-prize',
        name: 'Seats as prizes',
        values: '0',
        unit: 'dollars',
        usual: '0',
        what: 'The pool pays seats of this value in another tournament. 0 means cash.',
      },
      {
        key: 'refund-rebuys',
        name: 'Rebuys back if cancelled',
        values: 'yes|no',
        what: 'Whether rebuys are paid back if the tournament is cancelled.',
      },
    ],
  },
  {
    title: 'Players and seats',
    conditions: [
      {
        key: 'players',
        name: 'Players',
        values: '10-80',
        what: 'The least and the most who may play.',
        byBook: true,
      },
      {
        key: 'seats',
        name: 'Seats at a table',
        values: '2 to 10',
        unit: 'players',
        what: 'The most who sit at one table.',
      },
      {
        key: 'starts',
        name: 'Published start',
        values: '19:30',
        what: 'In universal time. Nobody starts it earlier.',
      },
      {
        key: 'group',
        name: 'Who may enter',
        values: 'open|selected',
        usual: 'open',
        what: 'Everybody, or only players whom the director admits.',
      },
      {
        key: 'agreement',
        name: 'Agreement',
        values: 'yes|no',
        usual: 'no',
        what: 'Players agree to the conditions before they enter.',
      },
    ],
  },
  {
    title: 'Chips, levels and rebuys',
    conditions: [
      {
        key: 'starting-chips',
        name: 'Starting chips',
        values: '1000',
        unit: 'chips',
        what: 'What each player receives.',
      },
      {
        key: 'denominations',
        name: 'Chips in use',
        values: '25/100/500/1000',
        what: 'The values of the chips, the smallest first.',
      },
      {
        key: 'level',
        name: 'Levels',
        values: '0-20 25/50',
        what: 'One on each line: from which minute to which, the blinds, the ante. For example 20-40 50/100 ante 5.',
        lines: true,
        byBook: true,
      },
      {
        key: 'doubling',
        name: 'Doubling',
        values: '30',
        unit: 'minutes',
        what: 'How often the bets double after the last level.',
        byBook: true,
      },
      {
        key: 'break',
        name: 'Breaks',
        values: '60 for 10',
        usual: 'none',
        what: 'One on each line: at which minute of play it begins by the clock, and how many minutes it lasts; or none.',
        lines: true,
      },
      {
        key: 'race-off',
        name: 'Race-offs',
        values: '25 at 80',
        what: 'When a chip may leave play: the chip and the minute, one on each line, or none.',
        lines: true,
        byBook: true,
      },
      {
        key: 'leftover',
        name: 'Odd chips in a race-off',
        values: 'removed|rounded-up',
        what: 'What happens to chips that make no larger one.',
      },
      {
        key: 'rebuys',
        name: 'Rebuys',
        values: '90 below 1000',
        usual: 'none',
        what: 'Until which minute, and below which stake, players may buy chips again; or none.',
        byBook: true,
      },
      {
        key: 'rebuy-chips',
        name: 'Chips of a rebuy',
        values: '1000',
        unit: 'chips',
        what: 'What a rebuy gives.',
      },
      {
        key: 'rebuy-price',
        name: 'Price of a rebuy',
        values: '100',
        unit: 'dollars',
        what: 'All of it goes into the pool.',
      },
      {
        key: 'top-up-chips',
        name: 'Chips of the top-up',
        values: '1000',
        unit: 'chips',
        what: 'What the one top-up at the end of the rebuys gives.',
      },
      {
        key: 'top-up-price',
        name: 'Price of the top-up',
        values: '100',
        unit: 'dollars',
        what: 'All of it goes into the pool.',
      },
    ],
  },
  {
    title: 'What the house adds',
    what: 'The books do not know these. They are off unless you choose them, and the conditions say that they are the house’s.',
    conditions: [
      {
        key: 'late-entry',
        name: 'Late entry',
        values: '60',
        unit: 'minutes of play',
        usual: 'none',
        what: 'Players may still enter until then.',
      },
      {
        key: 're-entries',
        name: 'Re-entries',
        values: '1',
        unit: 'for each player',
        usual: 'none',
        what: 'How often a player who is out may enter again while late entry is open.',
      },
      {
        key: 'bounty',
        name: 'Bounty',
        values: '20',
        unit: 'dollars',
        usual: 'none',
        what: 'The part of each fee for whoever puts the player out.',
      },
      {
        key: 'guarantee',
        name: 'Guaranteed pool',
        values: '5000',
        unit: 'dollars',
        usual: 'none',
        what: 'The house adds what the pool lacks.',
      },
      {
        key: 'prizes-from',
        name: 'Prizes by entries',
        values: '20 40/30/20/10',
        what: 'Other shares from so many entries on, one on each line, at most six.',
        lines: true,
      },
      {
        key: 'deals',
        name: 'Deals',
        values: 'yes|no',
        usual: 'no',
        what: 'The last players, at most 20, may divide the prizes if all agree.',
      },
      {
        key: 'league',
        name: 'League points',
        values: '10/7/5/3',
        unit: 'points',
        usual: 'none',
        what: 'By place.',
      },
    ],
  },
];

// Where cards and chips are real, the choice of tables above the conditions says so.
export const stacks: Condition = {
  key: 'stacks',
  name: 'Stacks',
  values: 'dealt|counted',
  what: 'The room deals the tables, or the director counts the chips at tables with real cards.',
};
export const pokerKeys: readonly string[] = [
  ...pokerConditions.flatMap(({ conditions }) => conditions.map(({ key }) => key)),
  stacks.key,
];
