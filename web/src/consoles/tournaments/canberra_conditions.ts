// The conditions of a tournament of Canberra Poker. The book leaves all of them to the operator, so
// the form begins with a whole set that can be changed.
import type { Condition, ConditionGroup } from './conditions';
import { conditions as t } from '../../words/conditions';

interface Begun extends Condition {
  begin: string; // What the form begins with; empty: it is left out.
  only?: 'sessions' | 'points'; // The competition that needs it.
}

const canberraConditions: readonly (Omit<ConditionGroup, 'conditions'> & {
  conditions: readonly Begun[];
})[] = [
  {
    title: t.whatIsAnnounced,
    conditions: [
      {
        key: 'start',
        name: t.whereAndWhen,
        values: 'at eight, in the main room',
        begin: t.whenEnoughPlayersHaveEntered,
        what: t.inWords,
      },
      {
        key: 'entry',
        name: t.howToEnter,
        values: 'on the page, or at the desk',
        begin: t.onThePageOfThe,
        what: t.inWords,
      },
      {
        key: 'eligibility',
        name: t.whoMayEnter,
        values: 'everybody over 18',
        begin: 'everybody',
        what: t.inWords,
      },
      {
        key: 'group',
        name: t.whoItIsFor,
        values: 'open',
        begin: 'open',
        what: t.openOrTheGroupIn,
      },
    ],
  },
  {
    title: t.sessions,
    conditions: [
      {
        key: 'competition',
        name: t.competition,
        values: 'sessions|points',
        begin: 'sessions',
        what: t.playersGoOnFromSession,
      },
      {
        key: 'sessions',
        name: t.sessions,
        values: '3',
        unit: t.from1To(20),
        begin: '3',
        what: t.howMany,
      },
      {
        key: 'rounds',
        name: t.rounds,
        values: '10',
        unit: t.from1To(500),
        begin: '10',
        what: t.roundsOfPlayInA,
      },
      {
        key: 'seats',
        name: t.seatsAtATable,
        values: '7',
        unit: t.from1To(9),
        begin: '7',
        what: t.theMostWhoSitAt,
      },
      {
        key: 'sit-and-go',
        name: t.sitAndGo,
        values: '7',
        unit: 'players',
        usual: 'no',
        begin: '',
        what: t.itStartsWhenThisMany,
      },
      {
        key: 'advance',
        name: t.goOn,
        values: '3',
        unit: 'players',
        begin: '3',
        only: 'sessions',
        what: t.howManyOfEachTable,
      },
      {
        key: 'carry',
        name: t.chipsAreKept,
        values: 'on|off',
        usual: 'off',
        begin: '',
        only: 'sessions',
        what: t.playersWhoGoOnKeep,
      },
      {
        key: 'repechage',
        name: t.repechage,
        values: '1',
        unit: t.playersOrNone,
        begin: '1',
        only: 'sessions',
        what: t.howManyWhoWereOut,
      },
      {
        key: 'elimination',
        name: t.elimination,
        values: 'fewer than 500 chips',
        begin: t.whoeverDoesNotGoOn,
        only: 'sessions',
        what: t.fewerThanNChipsOr,
      },
      {
        key: 'session-tie',
        name: t.aTieForGoingOn,
        values: 'both|play-off',
        begin: 'play-off',
        only: 'sessions',
        what: t.bothGoOnOrAdditional,
      },
      {
        key: 'points',
        name: t.points,
        values: '10/6/4',
        begin: '10/6/4',
        only: 'points',
        what: t.byPlaceAtTheTable,
      },
      {
        key: 'catch-up',
        name: t.catchUpSession,
        values: 'on|off',
        begin: 'off',
        only: 'points',
        what: t.whetherThereIsOneFor,
      },
      {
        key: 'points-tie',
        name: t.aTieForPoints,
        values: 'share|highest',
        begin: 'share',
        only: 'points',
        what: t.theyShareThePointsOr,
      },
    ],
  },
  {
    title: t.chipsMoneyAndPrizes,
    conditions: [
      {
        key: 'chips',
        name: t.startingChips,
        values: '1000',
        unit: 'chips',
        begin: '1000',
        what: t.whatEachPlayerReceives,
      },
      {
        key: 'minimum',
        name: t.smallestAnte,
        values: '50',
        unit: 'chips',
        begin: '50',
        what: t.everybodyAntesAtLeastThis,
      },
      {
        key: 'maximum',
        name: t.largestAnte,
        values: '500',
        unit: 'chips',
        begin: '500',
        what: t.nobodyAntesMore,
      },
      {
        key: 'fee',
        name: t.entryFee,
        values: '110',
        unit: 'dollars',
        begin: '110',
        what: t.theCommissionIsPartOf,
      },
      {
        key: 'commission',
        name: t.commission,
        values: '10',
        unit: 'dollars',
        begin: '10',
        what: t.thePartOfEachEntry,
      },
      {
        key: 'least',
        name: t.leastPlayers,
        values: '2',
        unit: 'players',
        begin: '2',
        what: t.itIsCancelledWithFewer,
      },
      {
        key: 'most',
        name: t.mostPlayers,
        values: '63',
        unit: 'players',
        begin: '63',
        what: t.itHasRoomForThis,
      },
      {
        key: 'buy-backs',
        name: t.buyBacks,
        values: '1 100 1',
        begin: 'none',
        what: t.noneOrHowOftenThe,
      },
      {
        key: 'jackpot',
        name: t.jackpotWagers,
        values: 'no',
        usual: 'no',
        begin: '',
        what: t.noYesForAWager,
      },
      {
        key: 'prizes',
        name: t.prizes,
        values: '50/30/20',
        unit: t.perCent,
        begin: '50/30/20',
        what: t.sharesOfThePoolFrom,
      },
      {
        key: 'tie',
        name: t.aTieForAPrize,
        values: 'share|play-off',
        begin: 'share',
        what: t.theyShareThePrizesOr,
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
