// The conditions of a tournament, with their names, the values they take and what holds if nothing
// is said. `cardroom tournament formats FORMAT` prints the room's own list; a test compares them.
import { conditions as t } from '../../words/conditions';

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
    title: t.moneyAndPrizes,
    conditions: [
      {
        key: 'entry-fee',
        name: t.entryFee,
        values: '110',
        unit: 'dollars',
        usual: '110',
        what: t.theCommissionIsPartOf,
      },
      {
        key: 'commission',
        name: t.commission,
        values: '10',
        unit: 'dollars',
        usual: '10',
        what: t.thePartOfEachEntry,
      },
      {
        key: 'prizes',
        name: t.prizes,
        values: '50/30/20',
        unit: t.perCent,
        what: t.sharesOfThePoolFrom,
      },
      {
        key: 'seat-prize',
        name: t.seatsAsPrizes,
        values: '0',
        unit: 'dollars',
        usual: '0',
        what: t.thePoolPaysSeatsOf,
      },
      {
        key: 'refund-rebuys',
        name: t.rebuysBackIfCancelled,
        values: 'yes|no',
        what: t.whetherRebuysArePaidBack,
      },
    ],
  },
  {
    title: t.playersAndSeats,
    conditions: [
      {
        key: 'players',
        name: t.players,
        values: '10-80',
        what: t.theLeastAndTheMost,
        byBook: true,
      },
      {
        key: 'seats',
        name: t.seatsAtATable,
        values: '2 to 10',
        unit: 'players',
        what: t.theMostWhoSitAt,
      },
      {
        key: 'starts',
        name: t.publishedStart,
        values: '19:30',
        what: t.inUniversalTimeNobodyStarts,
      },
      {
        key: 'group',
        name: t.whoMayEnter,
        values: 'open|selected',
        usual: 'open',
        what: t.everybodyOrOnlyPlayersWhom,
      },
      {
        key: 'agreement',
        name: t.agreement,
        values: 'yes|no',
        usual: 'no',
        what: t.playersAgreeToTheConditions,
      },
    ],
  },
  {
    title: t.chipsLevelsAndRebuys,
    conditions: [
      {
        key: 'starting-chips',
        name: t.startingChips,
        values: '1000',
        unit: 'chips',
        what: t.whatEachPlayerReceives,
      },
      {
        key: 'denominations',
        name: t.chipsInUse,
        values: '25/100/500/1000',
        what: t.theValuesOfTheChips,
      },
      {
        key: 'level',
        name: t.levels,
        values: '0-20 25/50',
        what: t.oneOnEachLineFrom,
        lines: true,
        byBook: true,
      },
      {
        key: 'doubling',
        name: t.doubling,
        values: '30',
        unit: 'minutes',
        what: t.howOftenTheBetsDouble,
        byBook: true,
      },
      {
        key: 'break',
        name: t.breaks,
        values: '60 for 10',
        usual: 'none',
        what: t.oneOnEachLineAt,
        lines: true,
      },
      {
        key: 'race-off',
        name: t.raceOffs,
        values: '25 at 80',
        what: t.whenAChipMayLeave,
        lines: true,
        byBook: true,
      },
      {
        key: 'leftover',
        name: t.oddChipsInARace,
        values: 'removed|rounded-up',
        what: t.whatHappensToChipsThat,
      },
      {
        key: 'rebuys',
        name: t.rebuys,
        values: '90 below 1000',
        usual: 'none',
        what: t.untilWhichMinuteAndBelow,
        byBook: true,
      },
      {
        key: 'rebuy-chips',
        name: t.chipsOfARebuy,
        values: '1000',
        unit: 'chips',
        what: t.whatARebuyGives,
      },
      {
        key: 'rebuy-price',
        name: t.priceOfARebuy,
        values: '100',
        unit: 'dollars',
        what: t.allOfItGoesInto,
      },
      {
        key: 'top-up-chips',
        name: t.chipsOfTheTopUp,
        values: '1000',
        unit: 'chips',
        what: t.whatTheOneTopUp,
      },
      {
        key: 'top-up-price',
        name: t.priceOfTheTopUp,
        values: '100',
        unit: 'dollars',
        what: t.allOfItGoesInto,
      },
    ],
  },
  {
    title: t.whatTheHouseAdds,
    what: t.theBooksDoNotKnow,
    conditions: [
      {
        key: 'late-entry',
        name: t.lateEntry,
        values: '60',
        unit: t.minutesOfPlay,
        usual: 'none',
        what: t.playersMayStillEnterUntil,
      },
      {
        key: 're-entries',
        name: 'Re-entries',
        values: '1',
        unit: t.forEachPlayer,
        usual: 'none',
        what: t.howOftenAPlayerWho,
      },
      {
        key: 'bounty',
        name: t.bounty,
        values: '20',
        unit: 'dollars',
        usual: 'none',
        what: t.thePartOfEachFee,
      },
      {
        key: 'guarantee',
        name: t.guaranteedPool,
        values: '5000',
        unit: 'dollars',
        usual: 'none',
        what: t.theHouseAddsWhatThe,
      },
      {
        key: 'prizes-from',
        name: t.prizesByEntries,
        values: '20 40/30/20/10',
        what: t.otherSharesFromSoMany,
        lines: true,
      },
      {
        key: 'deals',
        name: t.deals,
        values: 'yes|no',
        usual: 'no',
        what: t.theLastPlayersAtMost,
      },
      {
        key: 'league',
        name: t.leaguePoints,
        values: '10/7/5/3',
        unit: 'points',
        usual: 'none',
        what: t.byPlace,
      },
    ],
  },
];

// Where cards and chips are real, the choice of tables above the conditions says so.
export const stacks: Condition = {
  key: 'stacks',
  name: t.stacks,
  values: 'dealt|counted',
  what: t.theRoomDealsTheTables,
};
export const pokerKeys: readonly string[] = [
  ...pokerConditions.flatMap(({ conditions }) => conditions.map(({ key }) => key)),
  stacks.key,
];
