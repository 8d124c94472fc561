// What staff may order at a table, by game: the commands of docs/protocol.md with their fields and
// their names here. The room's own table of permissions says who may order what; the room decides
// which of them the book in force allows.
import {
  permissions,
  type CanberraCommands,
  type PokerCommands,
  type Role,
  type TableCommand,
} from '../../types/protocol';
import { valueOf, type OrderField } from './fields';
import { orders as t } from '../../words/orders';

// Asked once more: the money or the seat is gone when it is done.
const final = new Set<string>([
  ...['void_round', 'void_wager', 'penalty_fold', 'exclude', 'vacate', 'deal_out', 'rack_hand'],
  'close_table',
]);
export const isFinal = (type: string) => final.has(type);

export type Kind = 'poker' | 'canberra';
// A command and those of its fields that the form asks for: no other field compiles.
type OrderOf<Commands> = {
  [T in keyof Commands & string]: {
    type: T;
    does: string;
    what: string;
    fields: OrderField<Exclude<keyof Commands[T] & string, 'type'>>[];
  };
}[keyof Commands & string];
type Order = OrderOf<PokerCommands> | OrderOf<CanberraCommands>;

const seat: OrderField<'seat'> = { name: 'seat', label: t.seat, kind: 'seat' };
const anySeat: OrderField<'seat'> = { ...seat, optional: true };
const breach: OrderField<'breach'> = {
  name: 'breach',
  label: t.clauseThatWasBroken,
  kind: 'clause',
};
const note = (label: string): OrderField<'text'> => ({ name: 'text', label, kind: 'text' });
const number = <Name extends string>(name: Name, label: string): OrderField<Name> => ({
  name,
  label,
  kind: 'number',
});
const choice = <Name extends string>(
  name: Name,
  label: string,
  choices: string[],
): OrderField<Name> => ({ name, label, kind: 'choice', choices });
const flag = <Name extends string>(name: Name, label: string): OrderField<Name> => ({
  name,
  label,
  kind: 'flag',
});

const poker: OrderOf<PokerCommands>[] = [
  {
    type: 'check_cards',
    does: t.cardsChecked,
    what: t.theCardsWereCheckedOne,
    fields: [],
  },
  {
    type: 'count_deck',
    does: t.recordACount,
    what: t.theDeckWasCounted,
    fields: [number('count', t.cardsCounted)],
  },
  {
    type: 'share_information',
    does: t.tellEverybody,
    what: t.whatOnePlayerWasTold,
    fields: [
      seat,
      { name: 'cards', label: t.cardsForExampleKd7c, kind: 'cards', optional: true },
      { ...note(t.remarks), optional: true },
    ],
  },
  {
    type: 'order_count',
    does: t.orderACount,
    what: t.theDeckIsToBe,
    fields: [],
  },
  {
    type: 'deal_out',
    does: t.dealOut,
    what: t.theDealerPassesOverA,
    fields: [seat],
  },
  {
    type: 'start_clock',
    does: t.startTheClock,
    what: t.thePlayerHasNinetySeconds,
    fields: [seat],
  },
  {
    type: 'stop_clock',
    does: t.stopTheClock,
    what: t.thePlayerHasActedOr,
    fields: [],
  },
  {
    type: 'record_conduct',
    does: t.recordConduct,
    what: t.aBreachOfTheRules,
    fields: [anySeat, breach, { ...note(t.remarks), optional: true }],
  },
  {
    type: 'place_marker',
    does: t.placeTheMarker,
    what: t.theBuckOrButtonMoves,
    fields: [seat],
  },
  {
    type: 'vacate',
    does: t.vacateTheSeat,
    what: t.aSeatIsTakenFrom,
    fields: [seat],
  },
  {
    type: 'propose',
    does: t.propose,
    what: t.thePlayersAtTheTable,
    fields: [note(t.proposal)],
  },
  {
    type: 'decide',
    does: t.decide,
    what: t.theOperatorSettlesWhatThe,
    fields: [note(t.decision)],
  },
  {
    type: 'void_wager',
    does: t.voidTheWager,
    what: t.aWagerDoesNotCount,
    fields: [seat],
  },
  {
    type: 'penalty_fold',
    does: t.foldTheHand,
    what: t.aHandIsFoldedAs,
    fields: [seat],
  },
  {
    type: 'exclude',
    does: t.exclude,
    what: t.aPlayerIsExcludedFrom,
    fields: [seat, breach],
  },
  {
    type: 'void_round',
    does: t.voidTheRound,
    what: t.theRoundDoesNotCount,
    fields: [choice('reason', t.reason, ['disruption', 'fraud', 'impractical'])],
  },
  {
    type: 'restrict_group',
    does: t.set,
    what: t.theTableIsOpenTo,
    fields: [flag('restricted', t.forAGroupOnly)],
  },
  {
    type: 'admit',
    does: t.admit,
    what: t.aPlayerIsAdmittedTo,
    fields: [{ name: 'player', label: t.player, kind: 'person' }],
  },
  {
    type: 'change_cards',
    does: t.changeTheCards,
    what: t.theTableGetsNewCards,
    fields: [flag('all', t.allDecksOfTheTable)],
  },
  {
    type: 'approve_table',
    does: t.approve,
    what: t.theTableIsApprovedFor,
    fields: [{ ...note(t.note), optional: true }],
  },
];

const canberra: OrderOf<CanberraCommands>[] = [
  {
    type: 'expose_card',
    does: t.cardExposed,
    what: t.aCardWasExposedLeave,
    fields: [anySeat, number('card', t.whichCard0To4)],
  },
  {
    type: 'count_hand',
    does: t.recordACount,
    what: t.aHandHasTheWrong,
    fields: [anySeat, number('cards', t.cardsInTheHand)],
  },
  {
    type: 'rack_hand',
    does: t.recordIt,
    what: t.aHandWasPutInto,
    fields: [seat],
  },
  {
    type: 'report_fault',
    does: t.reportAFault,
    what: t.theJackpotEquipmentHasFailed,
    fields: [],
  },
  {
    type: 'check_cards',
    does: t.cardsChecked,
    what: t.theCardsWereCheckedOne,
    fields: [],
  },
  {
    type: 'declare',
    does: t.declareIt,
    what: t.theDealerDeclaresThatA,
    fields: [seat],
  },
  {
    type: 'count_cards',
    does: t.recordACount,
    what: t.theDeckWasCounted,
    fields: [number('count', t.cardsCounted)],
  },
  {
    type: 'reconstruct',
    does: t.reconstructTheHand,
    what: t.aHandInTheRack,
    fields: [seat],
  },
  {
    type: 'approve_play',
    does: t.letPlayGoOn,
    what: t.playGoesOnWithoutThe,
    fields: [],
  },
  {
    type: 'repair_jackpot',
    does: t.jackpotRepaired,
    what: t.theJackpotEquipmentWorksAgain,
    fields: [],
  },
  {
    type: 'record_conduct',
    does: t.recordConduct,
    what: t.aBreachOfTheRules,
    fields: [anySeat, breach],
  },
  {
    type: 'notice_sign',
    does: t.giveNotice,
    what: t.aNewSignIsAnnounced,
    fields: [
      number('minimum', t.minimumAnte),
      number('maximum', t.maximumAnte),
      number('multiple', t.inMultiplesOf),
      number('max_payout', t.maximumPayoutInARound),
      { name: 'jackpot_wager_cents', label: t.jackpotWagerInDollars, kind: 'dollars' },
    ],
  },
  {
    type: 'set_marker',
    does: t.setTheMarker,
    what: t.aMarkerLetsABox,
    fields: [seat, flag('placed', t.markerPlaced)],
  },
  {
    type: 'void_wager',
    does: t.voidTheWagers,
    what: t.theWagersOfABox,
    fields: [seat, breach],
  },
  {
    type: 'exclude',
    does: t.exclude,
    what: t.aPlayerIsOutFor,
    fields: [seat, choice('extent', t.for, ['round', 'game']), breach],
  },
  {
    type: 'vacate',
    does: t.vacateTheBox,
    what: t.aBoxIsTakenFrom,
    fields: [seat],
  },
  {
    type: 'void_round',
    does: t.voidTheRound,
    what: t.theRoundDoesNotCount,
    fields: [
      choice('reason', t.reason, [
        'exposed_cards',
        'misdeal',
        'malfunction',
        'collusion',
        'disturbance',
        'impractical',
        'fraud',
      ]),
    ],
  },
  {
    type: 'change_cards',
    does: t.changeTheCards,
    what: t.theTableGetsNewCards,
    fields: [],
  },
  {
    type: 'replace_shoe',
    does: t.replaceTheShoe,
    what: t.theTableUsesAnotherKind,
    fields: [choice('kind', t.shoe, ['hand', 'automated'])],
  },
  {
    type: 'approve_layout',
    does: t.approveTheLayout,
    what: t.theLayoutOfTheTable,
    fields: [],
  },
  {
    type: 'close_table',
    does: t.closeTheTable,
    what: t.theTableClosesItsClosing,
    fields: [],
  },
];

export const orders: Record<Kind, Order[]> = { poker, canberra };

const may: Record<Kind, Record<string, readonly string[] | undefined>> = permissions;

export function ordersFor(kind: Kind, role: Role | ''): Order[] {
  return orders[kind].filter(({ type }) => may[kind][type]?.includes(role));
}

// The command with its fields as the room expects them; null while one is missing or of the wrong
// kind.
export function commandOf(order: Order, given: Record<string, string>): TableCommand | null {
  const command: Record<string, unknown> = { type: order.type };
  for (const field of order.fields) {
    const words = (given[field.name] ?? '').trim();
    const value = valueOf(field, words);
    if (value === undefined && !(field.optional && words === '')) return null;
    if (value !== undefined) command[field.name] = value;
  }
  // Its fields are those of the order, and what people type into them is checked above.
  return command as TableCommand;
}
