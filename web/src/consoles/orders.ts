// What staff may order at a table, by game and role: the commands of docs/protocol.md with their
// fields. Which of them the book in force allows is the room's to say; a test holds this list against
// the room's own table of permissions.
export type Kind = 'poker' | 'canberra';
export interface Field {
  name: string;
  label: string;
  kind: 'seat' | 'number' | 'dollars' | 'text' | 'clause' | 'cards' | 'player' | 'flag' | 'choice';
  choices?: string[];
  optional?: boolean;
}
export interface Order {
  type: string;
  does: string;
  what: string;
  roles: string[];
  fields: Field[];
}

const seat: Field = { name: 'seat', label: 'Seat', kind: 'seat' };
const any_seat: Field = { ...seat, optional: true };
const breach: Field = { name: 'breach', label: 'Clause that was broken', kind: 'clause' };
const note = (label: string): Field => ({ name: 'text', label, kind: 'text' });
const number = (name: string, label: string): Field => ({ name, label, kind: 'number' });
const choice = (name: string, label: string, choices: string[]): Field => ({
  name,
  label,
  kind: 'choice',
  choices,
});
const flag = (name: string, label: string): Field => ({ name, label, kind: 'flag' });

const floor = ['dealer', 'supervisor'];
const supervisor = ['supervisor'];
const chooser = ['supervisor', 'operator'];
const operator = ['operator'];
const ruling = ['operator', 'director'];

const poker: Order[] = [
  {
    type: 'check_cards',
    does: 'Cards checked',
    what: 'The cards were checked one by one.',
    roles: floor,
    fields: [],
  },
  {
    type: 'count_deck',
    does: 'Record a count',
    what: 'The deck was counted.',
    roles: floor,
    fields: [number('count', 'Cards counted')],
  },
  {
    type: 'share_information',
    does: 'Tell everybody',
    what: 'What one player was told of a hand is told to the others.',
    roles: floor,
    fields: [
      seat,
      { name: 'cards', label: 'Cards, as Kd 7c', kind: 'cards', optional: true },
      { ...note('In words'), optional: true },
    ],
  },
  {
    type: 'order_count',
    does: 'Order a count',
    what: 'The deck is to be counted.',
    roles: supervisor,
    fields: [],
  },
  {
    type: 'deal_out',
    does: 'Deal out',
    what: 'A player is passed over by the deal.',
    roles: supervisor,
    fields: [seat],
  },
  {
    type: 'start_clock',
    does: 'Start the clock',
    what: 'Ninety seconds for the player to act.',
    roles: ['supervisor', 'director'],
    fields: [seat],
  },
  {
    type: 'stop_clock',
    does: 'Stop the clock',
    what: 'The player has acted or is excused.',
    roles: ['supervisor', 'director'],
    fields: [],
  },
  {
    type: 'record_conduct',
    does: 'Record conduct',
    what: 'A breach of the rules goes into the record.',
    roles: chooser,
    fields: [any_seat, breach, { ...note('In words'), optional: true }],
  },
  {
    type: 'place_marker',
    does: 'Place the marker',
    what: 'The buck or button is put in front of a seat.',
    roles: chooser,
    fields: [seat],
  },
  {
    type: 'vacate',
    does: 'Vacate the seat',
    what: 'A seat is taken from a player who may not keep it.',
    roles: chooser,
    fields: [seat],
  },
  {
    type: 'propose',
    does: 'Propose',
    what: 'The players at the table are asked to agree.',
    roles: operator,
    fields: [note('Proposal')],
  },
  {
    type: 'decide',
    does: 'Decide',
    what: 'The operator settles what the rules leave open.',
    roles: ruling,
    fields: [note('Decision')],
  },
  {
    type: 'void_wager',
    does: 'Void the wager',
    what: 'A wager counts for nothing.',
    roles: ruling,
    fields: [seat],
  },
  {
    type: 'penalty_fold',
    does: 'Fold the hand',
    what: 'A hand is dead as a penalty.',
    roles: ruling,
    fields: [seat],
  },
  {
    type: 'exclude',
    does: 'Exclude',
    what: 'A player is out of the game for a breach.',
    roles: ruling,
    fields: [seat, breach],
  },
  {
    type: 'void_round',
    does: 'Void the round',
    what: 'The round counts for nothing and wagers go back.',
    roles: ruling,
    fields: [choice('reason', 'Reason', ['disruption', 'fraud', 'impractical'])],
  },
  {
    type: 'restrict_group',
    does: 'Set',
    what: 'The table is for a group that the operator admits, or for everybody.',
    roles: operator,
    fields: [flag('restricted', 'for a group only')],
  },
  {
    type: 'admit',
    does: 'Admit',
    what: 'A player is admitted to a restricted table.',
    roles: operator,
    fields: [{ name: 'player', label: 'Player', kind: 'player' }],
  },
  {
    type: 'change_cards',
    does: 'Change the cards',
    what: 'New cards are brought.',
    roles: operator,
    fields: [flag('all', 'all decks of the table')],
  },
  {
    type: 'approve_table',
    does: 'Approve',
    what: 'The table is approved for play.',
    roles: ['inspector'],
    fields: [{ ...note('Note'), optional: true }],
  },
];

const canberra: Order[] = [
  {
    type: 'expose_card',
    does: 'Card exposed',
    what: 'A card was exposed; without a box, one of the dealer’s.',
    roles: floor,
    fields: [any_seat, number('card', 'Which card, 0 to 4')],
  },
  {
    type: 'count_hand',
    does: 'Record a count',
    what: 'A hand was found with another number of cards.',
    roles: floor,
    fields: [any_seat, number('cards', 'Cards in the hand')],
  },
  {
    type: 'rack_hand',
    does: 'Hand in the discards',
    what: 'A hand was put into the discard rack.',
    roles: floor,
    fields: [seat],
  },
  {
    type: 'report_fault',
    does: 'Report a fault',
    what: 'The jackpot equipment has failed.',
    roles: floor,
    fields: [],
  },
  {
    type: 'check_cards',
    does: 'Cards checked',
    what: 'The cards were checked one by one.',
    roles: floor,
    fields: [],
  },
  {
    type: 'declare',
    does: 'Declare it',
    what: 'The dealer declares a hand to qualify for the jackpot.',
    roles: ['dealer'],
    fields: [seat],
  },
  {
    type: 'count_cards',
    does: 'Record a count',
    what: 'The deck was counted.',
    roles: supervisor,
    fields: [number('count', 'Cards counted')],
  },
  {
    type: 'reconstruct',
    does: 'Make the hand again',
    what: 'A hand in the rack is made again as it was dealt.',
    roles: supervisor,
    fields: [seat],
  },
  {
    type: 'approve_play',
    does: 'Let play go on',
    what: 'Play goes on without the jackpot.',
    roles: supervisor,
    fields: [],
  },
  {
    type: 'repair_jackpot',
    does: 'Jackpot repaired',
    what: 'The jackpot equipment works again.',
    roles: supervisor,
    fields: [],
  },
  {
    type: 'record_conduct',
    does: 'Record conduct',
    what: 'A breach of the rules goes into the record.',
    roles: chooser,
    fields: [any_seat, breach],
  },
  {
    type: 'notice_sign',
    does: 'Give notice',
    what: 'A new sign is announced, and holds when its notice has run.',
    roles: operator,
    fields: [
      number('minimum', 'Least ante'),
      number('maximum', 'Most ante'),
      number('multiple', 'In multiples of'),
      number('max_payout', 'Most paid in a round'),
      { name: 'jackpot_wager_cents', label: 'Jackpot wager in dollars', kind: 'dollars' },
    ],
  },
  {
    type: 'set_marker',
    does: 'Set the marker',
    what: 'A box is marked for no more wagers, or its marker is taken away.',
    roles: operator,
    fields: [seat, flag('placed', 'marker placed')],
  },
  {
    type: 'void_wager',
    does: 'Void the wagers',
    what: 'The wagers of a box count for nothing.',
    roles: operator,
    fields: [seat, breach],
  },
  {
    type: 'exclude',
    does: 'Exclude',
    what: 'A player is out for a breach.',
    roles: operator,
    fields: [seat, choice('extent', 'For', ['round', 'game']), breach],
  },
  {
    type: 'vacate',
    does: 'Vacate the box',
    what: 'A box is taken from a player who may not keep it.',
    roles: operator,
    fields: [seat],
  },
  {
    type: 'void_round',
    does: 'Void the round',
    what: 'The round counts for nothing and wagers go back.',
    roles: operator,
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
    what: 'New cards are brought.',
    roles: operator,
    fields: [],
  },
  {
    type: 'replace_shoe',
    does: 'Replace the shoe',
    what: 'Cards come from another kind of shoe.',
    roles: operator,
    fields: [choice('kind', 'Shoe', ['hand', 'automated'])],
  },
  {
    type: 'approve_layout',
    does: 'Approve the layout',
    what: 'The layout of the table is approved.',
    roles: operator,
    fields: [],
  },
  {
    type: 'close_table',
    does: 'Close the table',
    what: 'The table is closed once its closing was noticed.',
    roles: operator,
    fields: [],
  },
];

export const orders: Record<Kind, Order[]> = { poker, canberra };

export function ordersFor(kind: Kind, role: string): Order[] {
  return orders[kind].filter((order) => order.roles.includes(role));
}

// The command with its fields as the room wants them; null while one is missing or is not of its kind.
export function commandOf(
  order: Order,
  given: Record<string, string>,
): Record<string, unknown> | null {
  const command: Record<string, unknown> = { type: order.type };
  for (const field of order.fields) {
    const words = (given[field.name] ?? '').trim();
    const value = valueOf(field, words);
    if (value === undefined && !(field.optional && words === '')) return null;
    if (value !== undefined) command[field.name] = value;
  }
  return command;
}

function valueOf({ kind, choices }: Field, words: string): unknown {
  switch (kind) {
    case 'flag':
      return words === 'on';
    case 'seat':
    case 'player':
    case 'number':
      return /^\d{1,9}$/.test(words) ? Number(words) : undefined;
    case 'dollars':
      return /^\d{1,7}(\.\d{1,2})?$/.test(words) ? Math.round(Number(words) * 100) : undefined;
    case 'cards': {
      const cards = words.split(/[\s,]+/).filter(Boolean);
      return cards.length > 0 && cards.every((card) => /^([2-9TJQKA][shdc]|Jk)$/.test(card))
        ? cards
        : undefined;
    }
    case 'choice':
      return choices?.includes(words) ? words : undefined;
    case 'clause':
    case 'text':
      return words === '' ? undefined : words;
  }
}
