// Pages with a room that is only played: crowded tables, long names, large amounts and moments that
// seldom come, for looking at. Shapes are those of docs/protocol.md.

const long = ['Bartholomew Featherston', 'Amber Lark 42', 'Wilhelmina van der Meer', 'Al', 'Juniper Heron 77', 'Maximilian Otterburn', 'Coral Wren 10',
  'Zephaniah Blackthorne', 'Indigo Raven 31', 'Constantine Q'];
const no_legal = {
  type: 'legal', seat: null, fold: false, check: false, decline: false, call: false, bet: false, raise: false, tap_out: false, draw: false,
  listed: false, call_adds: 0, low: 0, high: 0, step: 0, tap_out_to: 0,
};

const place = (seat, player, stake, more = {}) => ({
  type: 'place_view', seat, player, stake, standing: 'full', sits_out: false, leaving: false, owes_blind: false, posts: false, abstained: 0,
  excluded: false, dealt_out: false, ...more,
});
const hand = (seat, cards, more = {}) => ({
  type: 'seat_view', seat, stake: 0, total: 0, paid: 0, forward: 0, active: true, tapped_out: false, shown: false, cards, up: 0, threw: 0, ...more,
});
const person = (player, name, bot = false) => ({ player, name, bot, here: true });
const down = (count) => Array(count).fill('??');

// A table of `seats` with everybody in; hands by seat, the viewer in seat 1.
function poker({ name, game, edition, seats, hands, board = [], pots = [], turn = null, legal = {}, stage = 'betting', events = [], dealing = true,
  totals = {}, flags = {}, marker = 'dealer_button', terms = {}, around = {} }) {
  const people = Array.from({ length: seats }, (_, index) => person(7 + index, long[index], index % 3 === 2));
  return {
    kind: 'poker', name, game, edition, rulebook: 'rws-2017', marker, sign: `${name}, two blinds $500/$1,000, no limit, commission 5%, 52 cards, ${seats} seats`,
    terms: { minimum: 1000, maximum: 0, stake: 40000, chip: 1, limit: 'no-limit', forced: 'blind', blinds: [500, 1000], ante: 0, deck: 52,
      joker: false, win: 'high', seats, streets: 4, hole_cards: 2, draw: false, marker, ...terms },
    events,
    state: {
      view: {
        type: 'table_view', rounds: 118, dealing, closing: false, rounds_left: 0, seats, marker: 3,
        places: people.map(({ player }, index) => place(index + 1, player, [1204500, 88000, 402000, 12, 250000, 9990, 76000, 1050000, 31000, 640][index], flags[index + 1])),
        waiting: [], disputes: [], proposal: '', unanswered: [],
        round: {
          type: 'round_view', stage, street: 3, raises: 1, discarded: 0, in_shoe: 20, marker: 3, turn, highest: Math.max(0, ...Object.values(totals)),
          board, ahead: [],
          seats: Object.entries(hands).map(([seat, cards]) => hand(Number(seat), cards, { total: totals[seat] ?? 0, ...flags[`h${seat}`] })),
          pots: pots.map((amount) => ({ type: 'pot_view', amount, eligible: [1, 2] })),
          legal: { ...no_legal, ...legal },
        },
      },
      people, you: { seat: 1, wallet_cents: 123456789 }, paused: false, turn_until_ms: Date.now() + 61000, clock_until_ms: null, starts_at_ms: null,
      commitment: '9f'.repeat(32), ruling: null, ...around,
    },
  };
}

const deal = (count, cards, own) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, index === 0 ? own : down(cards)]));
const no_limit = { seat: 1, fold: true, call: true, raise: true, call_adds: 24000, low: 48000, high: 1228500, step: 1 };
const shown = (seat, words, best, text) => ({ type: 'shown', seat, hand: words, best, clause: 'RWS17-3.13', text });
const won = (seat, amount, share = 'whole') => ({ type: 'won', seat, pot: 0, share, amount, clause: 'RWS17-4.2', text: `seat ${seat} (${long[seat - 1]}) wins ${amount} from the main pot` });

export const scenes = {
  'ten-handed': poker({
    name: 'The Big Game of Saturday', game: "No Limit Hold'em", edition: '2017', seats: 10, hands: deal(10, 2, ['As', 'Kh']),
    board: ['Qs', 'Jd', '4c', '9h'], pots: [604000, 188000, 40000], turn: 1, legal: no_limit,
    totals: { 1: 12000, 2: 36000, 5: 36000, 6: 9990, 8: 36000 }, flags: { 4: { sits_out: true }, h4: { active: false }, h6: { tapped_out: true }, h7: { active: false } },
    events: [
      { type: 'round_started', text: 'round of play 118: the dealer button is at seat 3', clause: 'RWS17-3.1' },
      { type: 'wagered', seat: 2, what: 'raise', to: 36000, taps_out: false, text: `seat 2 (${long[1]}) raises to 36000`, clause: 'RWS17-3.3' },
      { type: 'wagered', seat: 6, what: 'call', to: 9990, taps_out: true, text: `seat 6 (${long[5]}) calls 9990, tapping out`, clause: 'RWS17-3.3' },
      { type: 'folded', seat: 7, text: `seat 7 (${long[6]}) folds`, clause: 'RWS17-3.8' },
    ],
  }),
  showdown: poker({
    name: 'The Big Game of Saturday', game: "No Limit Hold'em", edition: '2017', seats: 9, dealing: false, stage: 'over',
    hands: { ...deal(9, 2, ['As', 'Kh']), 2: ['Qd', 'Qc'], 5: ['Tc', '8c'] }, board: ['Qs', 'Jd', '4c', '9h', '9d'], pots: [604000, 188000],
    flags: { h2: { shown: true }, h5: { shown: true }, h3: { active: false }, h4: { active: false }, h6: { active: false }, h7: { active: false }, h8: { active: false }, h9: { active: false } },
    around: { turn_until_ms: null, starts_at_ms: Date.now() + 4000 },
    events: [
      { type: 'round_started', text: 'round of play 118: the dealer button is at seat 3' },
      shown(2, 'full house, Queens over 9s', ['Qd', 'Qc', 'Qs', '9h', '9d'], `seat 2 (${long[1]}) shows Qd Qc: full house, Queens over 9s`),
      shown(5, 'straight, Queen high', ['Qs', 'Jd', 'Tc', '9h', '8c'], `seat 5 (${long[4]}) shows Tc 8c: straight, Queen high`),
      { type: 'mucked', seat: 1, text: `seat 1 (${long[0]}) passes the hand unseen` },
      { type: 'commission_taken', pot: 0, amount: 12, of: 604000, text: 'the main pot is 604000: commission 12', clause: 'RWS17-4.1' },
      won(2, 603988), won(2, 188000),
    ],
  }),
  stud: poker({
    name: 'Seven Card Stud', game: 'Seven Card Stud', edition: '2005', seats: 8, marker: '',
    hands: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index + 1, index === 0 ? ['As', '9d', 'Kh', 'Kc', '4s', '4d', '7h']
      : ['??', '??', `${'23456789'[index]}c`, `${'TJQK2345'[index]}d`, `${'6789TJQK'[index]}s`, `${'3456789T'[index]}h`, '??']])),
    flags: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`h${index + 1}`, { up: 0b0111100, active: index !== 3 }])),
    pots: [8400], turn: 1, legal: { seat: 1, fold: true, call: true, raise: true, call_adds: 400, low: 800, high: 4400, step: 100 }, totals: { 2: 400, 5: 400 },
    events: [{ type: 'round_started', text: 'round of play 12' }, { type: 'wagered', seat: 2, what: 'opening', to: 400, text: 'seat 2 bets 400' }],
  }),
  'high-low': poker({
    name: 'Omaha high and low', game: 'Omaha', edition: '2001', seats: 10, dealing: false, stage: 'over', marker: 'buck',
    hands: { ...deal(10, 4, ['As', '2h', '3d', 'Kh']), 4: ['Kd', 'Kc', '8h', '8s'] }, board: ['Ks', '4d', '5c', '8c', 'Jh'], pots: [94000],
    flags: { h1: { shown: true }, h4: { shown: true }, h2: { active: false }, h3: { active: false } }, around: { turn_until_ms: null, starts_at_ms: Date.now() + 4000 },
    events: [
      { type: 'round_started', text: 'round of play 12: the buck is at seat 3' },
      shown(1, 'pair of Kings; 8, 5, 4, 2 and Ace low', ['Kh', 'Ks', 'As', 'Jh', '8c', 'As', '2h', '4d', '5c', '8c'], 'seat 1 shows'),
      shown(4, 'three of a kind, Kings', ['Kd', 'Kc', 'Ks', 'Jh', '8c'], 'seat 4 shows'), won(4, 47000, 'high'), won(1, 47000, 'low'),
    ],
  }),
  draw: poker({
    name: 'Draw Poker with the Joker', game: 'Draw Poker', edition: '2001', seats: 8, marker: 'buck', stage: 'drawing',
    hands: deal(8, 5, ['As', 'Jk', 'Td', '7c', '2h']), pots: [36], turn: 1, legal: { seat: 1, draw: true },
    events: [{ type: 'round_started', text: 'round of play 12' }, { type: 'draw_opened', text: 'the draw' }, { type: 'threw', seat: 3, cards: ['??', '??'], text: 'seat 3 throws away 2 cards' }],
  }),
  manila: poker({
    name: 'Three Card Manila', game: 'Three Card Manila', edition: '1995', seats: 9, marker: 'buck', hands: deal(9, 3, ['As', 'Kh', '9d']),
    board: ['Qs', 'Jd', '7c', '9h', 'Td'], pots: [62], turn: 1, totals: { 3: 4 }, legal: { seat: 1, fold: true, call: true, raise: true, call_adds: 4, low: 8, high: 12, step: 1, listed: true },
    events: [{ type: 'round_started', text: 'round of play 12' }],
  }),
};

const box = (seat, cards, more) => ({
  seat, player: 6 + seat, stake_cents: 19250 * seat, ante: 5 * seat, bet: 10 * seat, jackpot_cents: 250, cards, standing: 'bet', declared: 'no', marker: false,
  racked: false, ante_paid: 0, bet_paid: 0, collected: 0, returned_cents: 0, jackpot_paid_cents: 0, ...more,
});
scenes.canberra = {
  kind: 'canberra', name: 'Canberra Poker', game: 'Poker - Canberra Poker', edition: '2017', rulebook: 'canberra-2017',
  sign: 'Canberra Poker, ante $5 to $500, the bet is twice the ante, jackpot wager $2.50, 7 boxes', terms: { minimum: 5, maximum: 500, multiple: 1, seats: 7, jackpot_wager_cents: 250 },
  events: [],
  state: {
    view: {
      type: 'house_view', phase: 'settled', minimum: 5, maximum: 500, multiple: 1, max_payout: 250000, jackpot_wager_cents: 250, sign_noticed: null, closing_noticed: false,
      equipment: 'working', meter_cents: 2000250, dealer: ['As', 'Kd', '7c', '4h', 'Kh'], up: 31,
      boxes: [
        box(1, ['9s', 'Ts', 'Js', 'Qs', 'Ks'], { ante_paid: 5, bet_paid: 500, jackpot_paid_cents: 200025, declared: 'paid' }),
        box(2, ['As', 'Ad', '7c', '8d', '2s'], { collected: 30 }), box(3, ['2s', '2d', '2c', '8d', '9s'], { ante_paid: 15, bet_paid: 90 }),
        box(4, ['??', '??', '??', '??', '??'], { standing: 'folded', collected: 20, bet: 0 }), box(5, ['3s', '4d', '5c', '6d', '7s'], { ante_paid: 25, bet_paid: 200 }),
        box(6, ['As', 'Ad', '7c', '8d', '2s'], { collected: 90 }), box(7, ['As', 'Ad', '7c', '8d', '2s'], { collected: 105 }),
      ],
      legal: { seat: 1, ante: false, minimum: 0, maximum: 0, multiple: 0, jackpot: false, jackpot_wager_cents: 0, take_back: false, bet: false, bet_size: 0, fold: false, declare: false },
    },
    people: Array.from({ length: 7 }, (_, index) => person(7 + index, long[index], index % 3 === 2)), you: { seat: 1, wallet_cents: 123456789 }, paused: false,
    turn_until_ms: null, clock_until_ms: null, starts_at_ms: Date.now() + 4000, commitment: '9f'.repeat(32), ruling: null,
  },
};

const lobbyTable = (number, name, more) => ({
  table: number, name, kind: 'poker', rulebook: 'holdem-1995', game: 'Hold-Em', edition: '1995', seats: 9, taken: 4, bots: 3, waiting: 0, watching: 2, minimum: 2,
  stake: 40, limit: 'fixed', dealing: true, rounds: 118, paused: false, closing: false, meter_cents: null,
  sign: 'Hold-Em 1995, minimum $2, two blinds $2/$4, fixed limit, at most three raises, commission 5% in steps of $20, none above a pot of $200, 52 cards, 10 seats',
  ...more,
});
export const lobby = [
  lobbyTable(1, 'Hold-Em'), lobbyTable(2, 'The Big Game of Saturday Night with friends', { taken: 9, waiting: 7, game: "No Limit Hold'em", edition: '2017', bots: 0 }),
  lobbyTable(3, 'Omaha', { paused: true, game: 'Omaha' }), lobbyTable(4, 'Late Manila', { closing: true, taken: 2, game: 'Three Card Manila' }),
  lobbyTable(12, 'Canberra Poker', { kind: 'canberra', game: 'Poker - Canberra Poker', edition: '2017', seats: 7, taken: 2, bots: 2, meter_cents: 2000250, limit: '500' }),
];

// Plays the room to a page: whoever asks for a table gets the scene.
export async function stage(page, scene) {
  const account = { player: 7, name: long[0], role: 'player', guest: true };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const answer = (message) => socket.send(JSON.stringify(message));
    answer({ type: 'welcome', protocol: 1, account, wallet_cents: 123456789, now_ms: Date.now() });
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      if (type === 'lobby') answer({ type: 'lobby', id, tables: lobby });
      else if (type === 'watch')
        answer({ type: 'table', id, table: 1, seq: 9, gap: false, ...scene, events: scene.events.map((event, at) => ({ seq: at + 1, ...event })) });
      else if (id) answer({ type: 'done', id, table: 1, seq: 9 });
    });
  });
}
