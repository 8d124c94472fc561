// What can go wrong at a table of Canberra Poker, by the moment and the role of whoever enters it.
import type { CanberraView, HostedCanberraCommand } from '../../types/protocol';
import { canberraTablet as t } from '../../words/canberra_tablet';

export interface Mishap {
  words: string;
  clause: string;
  of: HostedCanberraCommand; // The facts that are asked for take their places.
  asks: ('hand' | 'dealer' | 'card' | 'count')[];
  steps: string[];
}

interface Moment {
  role: string;
  automated: boolean;
}

const supervising = ['supervisor', 'operator'];

function inTheRound({ role, automated }: Moment): Mishap[] {
  const dealers = role === 'operator' ? [] : handled(automated);
  const operators = role === 'operator' ? voided : [];
  return [
    {
      words: t.aCardWasExposed,
      clause: 'CP17-14.1',
      of: { type: 'expose_card', card: 0 },
      asks: ['hand', 'dealer', 'card'],
      steps: [t.turnTheCardOver],
    },
    {
      words: t.aHandHasTooFew,
      clause: 'CP17-14.3',
      of: { type: 'count_hand', cards: 0 },
      asks: ['hand', 'dealer', 'count'],
      steps: [t.theHandHasFive],
    },
    {
      words: t.aHandWentIntoTheRack,
      clause: 'CP17-14.4',
      of: { type: 'rack_hand', seat: 0 },
      asks: ['hand'],
      steps: [t.callASupervisorTheHand],
    },
    ...dealers,
    ...operators,
  ];
}

function handled(automated: boolean): Mishap[] {
  const misdealt: Mishap = {
    words: t.theRoundWasDealtWrongly,
    clause: 'CP17-14.3',
    of: { type: 'void_round', reason: 'misdeal' },
    asks: [],
    steps: [],
  };
  const broken: Mishap = {
    words: t.theAutomatedShoeHas,
    clause: 'CP17-12.6',
    of: { type: 'void_round', reason: 'malfunction' },
    asks: [],
    steps: [t.shuffleAndLoadTheShoe],
  };
  return automated ? [misdealt, broken] : [misdealt];
}

const voided: Mishap[] = (
  [
    [t.playersColluded, 'collusion', 'CP17-13.2'],
    [t.aDisturbance, 'disturbance', 'CP17-16.2'],
    [t.playCannotGoOn, 'impractical', 'CP17-16.4'],
    [t.fraud, 'fraud', 'CP17-16.4'],
  ] as const
).map(([words, reason, clause]) => ({
  words,
  clause,
  of: { type: 'void_round', reason },
  asks: [],
  steps: [],
}));

function equipment(view: CanberraView, role: string): Mishap[] {
  if (view.equipment === 'working')
    return [
      {
        words: t.theJackpotEquipmentHas,
        clause: 'CP17-14.5',
        of: { type: 'report_fault' },
        asks: [],
        steps: [t.tellTheSupervisor],
      },
    ];
  if (role !== 'supervisor') return [];
  const repaired: Mishap = {
    words: t.theJackpotEquipmentWorks,
    clause: 'CP17-14.5',
    of: { type: 'repair_jackpot' },
    asks: [],
    steps: [t.jackpotWagersAreAccepted],
  };
  const approved: Mishap = {
    words: t.playMayGoOn,
    clause: 'CP17-14.5',
    of: { type: 'approve_play' },
    asks: [],
    steps: [t.playOnNoJackpotWager],
  };
  return view.equipment === 'failed' ? [approved, repaired] : [repaired];
}

// Cards are on the table.
export function isDealt({ phase }: CanberraView): boolean {
  return ['dealt', 'deciding', 'settled'].includes(phase);
}

export function mishaps(view: CanberraView, moment: Moment): Mishap[] {
  const dealt = isDealt(view);
  const racked = view.boxes.some((box) => box.racked);
  const reconstruct: Mishap = {
    words: t.theHandIsTaken,
    clause: 'CP17-14.4',
    of: { type: 'reconstruct', seat: 0 },
    asks: ['hand'],
    steps: [t.putTheHandBack],
  };
  return [
    ...(racked && supervising.includes(moment.role) ? [reconstruct] : []),
    ...(dealt ? inTheRound(moment) : []),
    ...equipment(view, moment.role),
  ];
}
