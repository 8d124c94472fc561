// Canberra Poker with every box taken: before the deal, while one decides, and settled, one of them paid
// by the jackpot.
import { long, person } from './people.mjs';

const box = (seat, cards, more) => ({
  seat,
  player: 6 + seat,
  stake_cents: 19250 * seat,
  ante: 5 * seat,
  bet: 10 * seat,
  jackpot_cents: 250,
  cards,
  standing: 'bet',
  declared: 'no',
  marker: false,
  racked: false,
  ante_paid: 0,
  bet_paid: 0,
  collected: 0,
  returned_cents: 0,
  jackpot_paid_cents: 0,
  ...more,
});

export const canberraScene = {
  kind: 'canberra',
  name: 'Canberra Poker',
  game: 'Poker - Canberra Poker',
  edition: '2017',
  rulebook: 'canberra-2017',
  sign: 'Minimum $5, maximum $500, multiples of $1. Maximum payout $250,000. Jackpot wager $2.50.',
  terms: {
    minimum: 5,
    maximum: 500,
    multiple: 1,
    seats: 7,
    jackpot_wager_cents: 250,
    pays: [
      { hand: 'royal_flush', to_one: 250 },
      { hand: 'straight_flush', to_one: 50 },
      { hand: 'four', to_one: 20 },
      { hand: 'full_house', to_one: 7 },
      { hand: 'flush', to_one: 5 },
      { hand: 'straight', to_one: 4 },
      { hand: 'three', to_one: 3 },
      { hand: 'two_pairs', to_one: 2 },
      { hand: 'pair', to_one: 1 },
    ],
  },
  events: [],
  state: {
    view: {
      type: 'canberra_view',
      phase: 'settled',
      minimum: 5,
      maximum: 500,
      multiple: 1,
      max_payout: 250000,
      jackpot_wager_cents: 250,
      sign_noticed: null,
      closing_noticed: false,
      equipment: 'working',
      meter_cents: 2000250,
      dealer: ['As', 'Kd', '7c', '4h', 'Kh'],
      up: 31,
      boxes: [
        box(1, ['9s', 'Ts', 'Js', 'Qs', 'Ks'], {
          ante_paid: 5,
          bet_paid: 500,
          jackpot_paid_cents: 200025,
          declared: 'paid',
        }),
        box(2, ['As', 'Ad', '7c', '8d', '2s'], { collected: 30 }),
        box(3, ['2s', '2d', '2c', '8d', '9s'], { ante_paid: 15, bet_paid: 90 }),
        box(4, ['??', '??', '??', '??', '??'], { standing: 'folded', collected: 20, bet: 0 }),
        box(5, ['3s', '4d', '5c', '6d', '7s'], { ante_paid: 25, bet_paid: 200 }),
        box(6, ['As', 'Ad', '7c', '8d', '2s'], { collected: 90 }),
        box(7, ['As', 'Ad', '7c', '8d', '2s'], { collected: 105 }),
      ],
      legal: {
        seat: 1,
        ante: false,
        minimum: 0,
        maximum: 0,
        multiple: 0,
        jackpot: false,
        jackpot_wager_cents: 0,
        take_back: false,
        bet: false,
        bet_size: 0,
        fold: false,
        declare: false,
      },
    },
    people: Array.from({ length: 7 }, (_, index) =>
      person(7 + index, long[index], index % 3 === 2),
    ),
    you: { seat: 1, wallet_cents: 123456789 },
    paused: false,
    stopped: false,
    turn_until_ms: null,
    clock_until_ms: null,
    starts_at_ms: Date.now() + 4000,
    commitment: '9f'.repeat(32),
    irregular_wagers: false,
    ruling: null,
  },
};

const boxAt = (more) => (one) => ({ ...one, collected: 0, ante_paid: 0, bet_paid: 0, ...more });
const during = (phase, view, more) => ({
  ...canberraScene,
  state: {
    ...canberraScene.state,
    view: {
      ...canberraScene.state.view,
      phase,
      ...view,
      boxes: canberraScene.state.view.boxes.map(boxAt({ jackpot_paid_cents: 0, bet: 0, ...more })),
      legal: { ...canberraScene.state.view.legal, ...view.legal },
    },
    turn_until_ms: Date.now() + 20_000,
  },
});

// The meter has seven figures, and its equipment has failed.
export const canberraWagers = during(
  'wagers',
  {
    dealer: [],
    up: 0,
    meter_cents: 123456789,
    equipment: 'failed',
    legal: {
      ...{ ante: true, minimum: 5, maximum: 500, multiple: 1 },
      ...{ jackpot: true, jackpot_wager_cents: 250, take_back: true },
    },
  },
  { cards: [], standing: 'in' },
);
export const canberraDecides = during(
  'deciding',
  {
    dealer: ['As', '??', '??', '??', '??'],
    up: 1,
    legal: { bet: true, bet_size: 1000, fold: true },
  },
  { standing: 'in' },
);
