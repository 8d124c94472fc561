// What a table's state holds, for poker between players and for Canberra Poker.
import { anything, flag, list, maybe, orNull, record, text, whole, type Of } from './schema';

export const person = record({ player: whole, name: text, bot: flag, here: flag });

export const place = record({
  seat: whole,
  player: orNull(whole),
  stake: whole,
  standing: text,
  sits_out: flag,
  leaving: flag,
  owes_blind: flag,
  posts: flag,
  excluded: flag,
  dealt_out: flag,
});

export const legal = record({
  seat: orNull(whole),
  fold: flag,
  check: flag,
  decline: flag,
  call: flag,
  bet: flag,
  raise: flag,
  tap_out: flag,
  draw: flag,
  listed: flag,
  call_adds: whole,
  low: whole,
  high: whole,
  step: whole,
  tap_out_to: whole,
});

export const seatView = record({
  seat: whole,
  stake: whole,
  total: whole,
  paid: whole,
  forward: whole,
  active: flag,
  tapped_out: flag,
  shown: flag,
  cards: list(text),
  up: whole,
  threw: whole,
});

export const pot = record({ amount: whole, eligible: list(whole) });

export const round = record({
  stage: text,
  street: whole,
  raises: whole,
  in_shoe: whole,
  marker: orNull(whole),
  turn: orNull(whole),
  highest: whole,
  board: list(text),
  ahead: list(text),
  seats: list(seatView),
  pots: list(pot),
  legal,
});

export const dispute = record({ number: whole, player: orNull(whole), stage: text, text });

export const pokerView = record({
  type: text,
  rounds: whole,
  dealing: flag,
  closing: flag,
  rounds_left: whole,
  seats: whole,
  marker: orNull(whole),
  places: list(place),
  waiting: list(whole),
  disputes: list(dispute),
  proposal: text,
  unanswered: list(whole),
  round,
});

export const box = record({
  seat: whole,
  player: orNull(whole),
  stake_cents: whole,
  ante: whole,
  bet: whole,
  jackpot_cents: whole,
  cards: list(text),
  standing: text,
  declared: text,
  marker: flag,
  racked: flag,
  ante_paid: whole,
  bet_paid: whole,
  collected: whole,
  returned_cents: whole,
  jackpot_paid_cents: whole,
});

export const houseLegal = record({
  seat: orNull(whole),
  ante: flag,
  minimum: whole,
  maximum: whole,
  multiple: whole,
  jackpot: flag,
  jackpot_wager_cents: whole,
  take_back: flag,
  bet: flag,
  bet_size: whole,
  fold: flag,
  declare: flag,
});

export const houseView = record({
  type: text,
  phase: text,
  minimum: whole,
  maximum: whole,
  multiple: whole,
  max_payout: whole,
  jackpot_wager_cents: whole,
  sign_noticed: anything,
  closing_noticed: flag,
  equipment: text,
  meter_cents: whole,
  boxes: list(box),
  dealer: list(text),
  up: whole,
  legal: houseLegal,
});

export const ruling = record({
  irregularity: text,
  choices: list(record({ ruling: text, clause: maybe(orNull(text)) })),
});

const around = {
  people: list(person),
  you: record({ seat: orNull(whole), wallet_cents: whole }),
  paused: flag,
  turn_until_ms: orNull(whole),
  clock_until_ms: orNull(whole),
  starts_at_ms: orNull(whole),
  commitment: text,
  ruling: orNull(ruling),
};
export const pokerState = record({ view: pokerView, ...around });
export const houseState = record({ view: houseView, ...around });

export const terms = record({
  minimum: whole,
  maximum: whole,
  seats: whole,
  stake: maybe(whole),
  chip: maybe(whole),
  limit: maybe(text),
  forced: maybe(text),
  blinds: maybe(list(whole)),
  ante: maybe(whole),
  deck: maybe(whole),
  joker: maybe(flag),
  win: maybe(text),
  streets: maybe(whole),
  hole_cards: maybe(whole),
  draw: maybe(flag),
  marker: maybe(text),
  multiple: maybe(whole),
  jackpot_wager_cents: maybe(whole),
});

export type Person = Of<typeof person>;
export type Place = Of<typeof place>;
export type Legal = Of<typeof legal>;
export type SeatView = Of<typeof seatView>;
export type Pot = Of<typeof pot>;
export type RoundView = Of<typeof round>;
export type PokerView = Of<typeof pokerView>;
export type PokerState = Of<typeof pokerState>;
export type Box = Of<typeof box>;
export type HouseLegal = Of<typeof houseLegal>;
export type HouseView = Of<typeof houseView>;
export type HouseState = Of<typeof houseState>;
export type Ruling = Of<typeof ruling>;
export type Terms = Of<typeof terms>;
