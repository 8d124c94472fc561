// What staff may order at a table, by game: the commands of docs/protocol.md with their fields and
// their names here. The room's own table of permissions says who may order what; the room decides
// which of them the book in force allows.
import {
  permissions,
  type CanberraCommands,
  type PokerCommands,
  type Role,
  type TableCommand,
} from '../types/protocol';
import { valueOf, type OrderField } from './fields';

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

const seat: OrderField<'seat'> = { name: 'seat', label: 'Seat', kind: 'seat' };
const anySeat: OrderField<'seat'> = { ...seat, optional: true };
const breach: OrderField<'breach'> = {
  name: 'breach',
  label: 'Clause that was broken',
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
    does: 'Cards checked',
    what: 'The cards were checked one by one.',
    fields: [],
  },
  {
    type: 'count_deck',
    does: 'Record a count',
    what: 'The deck was counted.',
    fields: [number('count', 'Cards counted')],
  },
  {
    type: 'share_information',
    does: 'Tell everybody',
    what: 'What one player was told about a hand is told to everybody.',
    fields: [
      seat,
      { name: 'cards', label: 'Cards, for example Kd 7c', kind: 'cards', optional: true },
      { ...note('Remarks'), optional: true },
    ],
  },
  {
    type: 'order_count',
    does: 'Order a count',
    what: 'The deck is to be counted.',
    fields: [],
  },
  {
    type: 'deal_out',
    does: 'Deal out',
    what: 'The dealer passes over a player.',
    fields: [seat],
  },
  {
    type: 'start_clock',
    does: 'Start the clock',
    what: 'The player has ninety seconds to act.',
    fields: [seat],
  },
  {
    type: 'stop_clock',
    does: 'Stop the clock',
    what: 'The player has acted or is excused.',
    fields: [],
  },
  {
    type: 'record_conduct',
    does: 'Record conduct',
    what: 'A breach of the rules is recorded.',
    fields: [anySeat, breach, { ...note('Remarks'), optional: true }],
  },
  {
    type: 'place_marker',
    does: 'Place the marker',
    what: 'The buck or button moves to a seat.',
    fields: [seat],
  },
  {
    type: 'vacate',
    does: 'Vacate the seat',
    what: 'A seat is taken from a player who may not keep it.',
    fields: [seat],
  },
  {
    type: 'propose',
    does: 'Propose',
    what: 'The players at the table are asked to agree.',
    fields: [note('Proposal')],
  },
  {
    type: 'decide',
    does: 'Decide',
    what: 'The operator settles what the rules leave open.',
    fields: [note('Decision')],
  },
  {
    type: 'void_wager',
    does: 'Void the wager',
    what: 'A wager does not count.',
    fields: [seat],
  },
  {
    type: 'penalty_fold',
    does: 'Fold the hand',
    what: 'A hand is folded as a penalty.',
    fields: [seat],
  },
  {
    type: 'exclude',
    does: 'Exclude',
    what: 'A player is excluded from the game for a breach of the rules.',
    fields: [seat, breach],
  },
  {
    type: 'void_round',
    does: 'Void the round',
    what: 'The round does not count, and all wagers are returned.',
    fields: [choice('reason', 'Reason', ['disruption', 'fraud', 'impractical'])],
  },
  {
    type: 'restrict_group',
    does: 'Set',
    what: 'The table is open to everybody, or only to a group that the operator admits.',
    fields: [flag('restricted', 'for a group only')],
  },
  {
    type: 'admit',
    does: 'Admit',
    what: 'A player is admitted to a restricted table.',
    fields: [{ name: 'player', label: 'Player', kind: 'person' }],
  },
  {
    type: 'change_cards',
    does: 'Change the cards',
    what: 'The table gets new cards.',
    fields: [flag('all', 'all decks of the table')],
  },
  {
    type: 'approve_table',
    does: 'Approve',
    what: 'The table is approved for play.',
    fields: [{ ...note('Note'), optional: true }],
  },
];

const canberra: OrderOf<CanberraCommands>[] = [
  {
    type: 'expose_card',
    does: 'Card exposed',
    what: 'A card was exposed. Leave the box empty for a card of the dealer.',
    fields: [anySeat, number('card', 'Which card, 0 to 4')],
  },
  {
    type: 'count_hand',
    does: 'Record a count',
    what: 'A hand has the wrong number of cards.',
    fields: [anySeat, number('cards', 'Cards in the hand')],
  },
  {
    type: 'rack_hand',
    does: 'Record it',
    what: 'A hand was put into the discard rack.',
    fields: [seat],
  },
  {
    type: 'report_fault',
    does: 'Report a fault',
    what: 'The jackpot equipment has failed.',
    fields: [],
  },
  {
    type: 'check_cards',
    does: 'Cards checked',
    what: 'The cards were checked one by one.',
    fields: [],
  },
  {
    type: 'declare',
    does: 'Declare it',
    what: 'The dealer declares that a hand qualifies for the jackpot.',
    fields: [seat],
  },
  {
    type: 'count_cards',
    does: 'Record a count',
    what: 'The deck was counted.',
    fields: [number('count', 'Cards counted')],
  },
  {
    type: 'reconstruct',
    does: 'Reconstruct the hand',
    what: 'A hand in the rack is put together again as it was dealt.',
    fields: [seat],
  },
  {
    type: 'approve_play',
    does: 'Let play go on',
    what: 'Play goes on without the jackpot.',
    fields: [],
  },
  {
    type: 'repair_jackpot',
    does: 'Jackpot repaired',
    what: 'The jackpot equipment works again.',
    fields: [],
  },
  {
    type: 'record_conduct',
    does: 'Record conduct',
    what: 'A breach of the rules is recorded.',
    fields: [anySeat, breach],
  },
  {
    type: 'notice_sign',
    does: 'Give notice',
    what: 'A new sign is announced. It applies when the notice period is over.',
    fields: [
      number('minimum', 'Minimum ante'),
      number('maximum', 'Maximum ante'),
      number('multiple', 'In multiples of'),
      number('max_payout', 'Maximum payout in a round'),
      { name: 'jackpot_wager_cents', label: 'Jackpot wager in dollars', kind: 'dollars' },
    ],
  },
  {
    type: 'set_marker',
    does: 'Set the marker',
    what: 'A marker lets a box wager above the maximum. It is placed or taken away.',
    fields: [seat, flag('placed', 'marker placed')],
  },
  {
    type: 'void_wager',
    does: 'Void the wagers',
    what: 'The wagers of a box count for nothing.',
    fields: [seat, breach],
  },
  {
    type: 'exclude',
    does: 'Exclude',
    what: 'A player is out for a breach.',
    fields: [seat, choice('extent', 'For', ['round', 'game']), breach],
  },
  {
    type: 'vacate',
    does: 'Vacate the box',
    what: 'A box is taken from a player who may not keep it.',
    fields: [seat],
  },
  {
    type: 'void_round',
    does: 'Void the round',
    what: 'The round does not count, and all wagers are returned.',
    fields: [
      choice('reason', 'Reason', [
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
    does: 'Change the cards',
    what: 'The table gets new cards.',
    fields: [],
  },
  {
    type: 'replace_shoe',
    does: 'Replace the shoe',
    what: 'The table uses another kind of shoe.',
    fields: [choice('kind', 'Shoe', ['hand', 'automated'])],
  },
  {
    type: 'approve_layout',
    does: 'Approve the layout',
    what: 'The layout of the table is approved.',
    fields: [],
  },
  {
    type: 'close_table',
    does: 'Close the table',
    what: 'The table closes. Its closing must have been announced before.',
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
