// The messages that the room sends and gets. Written by `cardroom protocol typescript`; change
// the structs of the program instead.

// Two letters, `As`, `Td`, the Joker `Jk`; `??` for a card that may not be seen.
export type Card = string;

// What is different in a T. An object changes what is there, a list's entries under their places;
// anything else takes its place.
export type Changes<T> = T extends (infer Entry)[]
  ? T | Record<string, Changes<Entry>>
  : T extends object
    ? { [Field in keyof T]?: Changes<T[Field]> }
    : T;

export type Role =
  | 'player'
  | 'dealer'
  | 'supervisor'
  | 'operator'
  | 'director'
  | 'inspector';

export type IrregularityWord =
  | 'cut-exposed'
  | 'not-cut'
  | 'card-out-of-turn'
  | 'hole-exposed'
  | 'communal-early'
  | 'burn-exposed'
  | 'boxed-card'
  | 'player-missed'
  | 'extra-hand'
  | 'extra-card'
  | 'wrong-count'
  | 'foreign-card'
  | 'deck-count'
  | 'wager-out-of-turn'
  | 'wrong-amount'
  | 'dead-cards';

export type RulingWord =
  | 'misdeal'
  | 'void'
  | 'reconstructed'
  | 'replaced'
  | 'reshuffled'
  | 'kept'
  | 'faced'
  | 'limited-to-wagered'
  | 'limited-to-minimum'
  | 'used'
  | 'opens-final'
  | 'dead-hand'
  | 'stands'
  | 'returned'
  | 'call'
  | 'complete-or-fold'
  | 'supervisor-decides';

export type HandWord =
  | 'odd_cards'
  | 'pair'
  | 'two_pairs'
  | 'three'
  | 'straight'
  | 'flush'
  | 'full_house'
  | 'four'
  | 'straight_flush'
  | 'five_of_a_kind'
  | 'royal_flush';

export type Restriction =
  | 'mute'
  | 'bar'
  | 'shut_out';

export type LimitName =
  | 'bring_day'
  | 'bring_week'
  | 'bring_month'
  | 'lose_day'
  | 'lose_week'
  | 'lose_month'
  | 'play_day'
  | 'bring_table'
  | 'wager';

export interface Account {
  player: number;
  name: string;
  role: Role;
  guest: boolean;
  password: boolean;
  second_factor: boolean;
}

export interface LobbyTable {
  table: number;
  name: string;
  kind: 'poker' | 'canberra';
  rulebook: string;
  game: string;
  edition: string;
  sign: string;
  seats: number;
  taken: number;
  bots: number;
  waiting: number;
  watching: number;
  minimum: number;
  stake: number;
  limit: string;
  dealing: boolean;
  rounds: number;
  paused: boolean;
  stopped: boolean;
  closing: boolean;
  meter_cents: number | null;
  hosted: boolean;
}

export interface LobbyChange {
  table: number;
  line?: LobbyTable;
  changes?: Changes<LobbyTable>;
}

export interface Host {
  player: number;
  name: string;
}

export interface PokerTerms {
  minimum: number;
  maximum: number;
  stake: number;
  chip: number;
  limit: string;
  forced: string;
  blinds: number[];
  ante: number;
  deck: number;
  joker: boolean;
  win: string;
  seats: number;
  streets: number;
  hole_cards: number;
  draw: boolean;
  over_blinds: boolean;
  marker: string;
  from_hole: number;
  order: string;
  ace_low: boolean;
  side_cards: boolean;
  low_ace: string;
  low_eight: boolean;
  low_kind: string;
}

export interface BoxMarks {
  ante: string;
  bet: string;
  jackpot: string;
}

export interface Pays {
  hand: HandWord;
  to_one: number;
}

export interface CanberraTerms {
  minimum: number;
  maximum: number;
  multiple: number;
  max_payout: number;
  jackpot_wager_cents: number;
  seats: number;
  shoe: 'hand' | 'automated';
  declaration: 'automatic' | 'manual';
  marks: BoxMarks;
  pays: Pays[];
}

export type PokerEvent = { seq?: number; hand?: string; best?: Card[]; text: string } & (
  | { type: 'shoe_loaded'; clause: string | null; order: Card[] }
  | { type: 'posted'; seat: number | null; what: 'blind' | 'ante' | 'over_blind' | 'post' | 'dead_post'; clause: string | null; amount: number; nominal: number }
  | { type: 'dealt'; seat: number | null; face: 'down' | 'up'; clause: string | null; cards: Card[] }
  | { type: 'burnt'; card: Card; clause: string | null }
  | { type: 'exposed'; clause: string | null; cards: Card[] }
  | { type: 'shared_last'; card: Card; clause: string | null }
  | { type: 'betting_opened'; street: number; clause: string | null }
  | { type: 'draw_opened'; clause: string | null }
  | { type: 'folded'; seat: number | null; clause: string | null }
  | { type: 'checked'; seat: number | null; clause: string | null }
  | { type: 'declined'; seat: number | null; clause: string | null }
  | { type: 'wagered'; seat: number | null; what: 'call' | 'compulsory_call' | 'opening' | 'short_opening' | 'completion' | 'raise' | 'short_raise' | 'half_raise'; taps_out: boolean; clause: string | null; to: number; added: number }
  | { type: 'returned'; seat: number | null; clause: string | null; amount: number }
  | { type: 'threw'; seat: number | null; clause: string | null; cards: Card[] }
  | { type: 'shuffle_needed'; clause: string | null; cards: Card[] }
  | { type: 'showdown_opened'; first: number | null; clause: string | null }
  | { type: 'shown'; seat: number | null; clause: string | null }
  | { type: 'mucked'; seat: number | null; clause: string | null }
  | { type: 'commission_taken'; pot: number; clause: string | null; amount: number; of: number }
  | { type: 'won'; seat: number | null; pot: number; share: 'whole' | 'high' | 'low' | 'odd_unit'; clause: string | null; amount: number }
  | { type: 'round_ended'; clause: string | null }
  | { type: 'ruled'; what: IrregularityWord; ruling: RulingWord; clause: string | null; seat: number | null; card: Card; seen: boolean; mixed: boolean; count: number; by: Role }
  | { type: 'put_forward'; seat: number | null; what: 'wager' | 'fold' | 'check' | 'short_call'; clause: string | null; amount: number }
  | { type: 'taken_up'; seat: number | null; clause: string | null; amount: number }
  | { type: 'given_back'; seat: number | null; clause: string | null; amount: number }
  | { type: 'misdealt'; clause: string | null }
  | { type: 'hole_replaced'; seat: number | null; out: Card; in: Card; clause: string | null }
  | { type: 'face_turned'; seat: number | null; up: Card; clause: string | null }
  | { type: 'betting_limited'; to: RulingWord; clause: string | null }
  | { type: 'burn_used'; clause: string | null }
  | { type: 'street_taken_back'; clause: string | null }
  | { type: 'final_exposed'; seat: number | null; clause: string | null }
  | { type: 'deemed_tapped_out'; seat: number | null; clause: string | null }
  | { type: 'hand_died'; seat: number | null; clause: string | null }
  | { type: 'hand_revived'; seat: number | null; clause: string | null }
  | { type: 'settlement_reversed'; clause: string | null }
  | { type: 'refunded'; seat: number | null; clause: string | null; amount: number }
  | { type: 'pot_removed'; clause: string | null; amount: number }
  | { type: 'round_voided'; clause: string | null }
  | { type: 'choice_offered'; clause: string | null }
  | { type: 'clock_started'; seat: number | null; clause: string | null }
  | { type: 'clock_stopped'; clause: string | null }
  | { type: 'time_passed'; clause: string | null; now_s: number }
  | { type: 'sat'; seat: number | null; player: number | null; stake: number; clause: string | null }
  | { type: 'seat_wanted'; player: number | null; seat: number | null; stake: number; clause: string | null }
  | { type: 'seat_given_up'; player: number | null; seat: number | null; clause: string | null }
  | { type: 'drew_for_seat'; player: number | null; seat: number | null; card: Card; clause: string | null }
  | { type: 'list_joined'; player: number | null; clause: string | null }
  | { type: 'list_left'; player: number | null; clause: string | null }
  | { type: 'seat_changed'; player: number | null; from: number | null; to: number | null; further: boolean; clause: string | null }
  | { type: 'leave_asked'; seat: number | null; clause: string | null }
  | { type: 'left'; seat: number | null; player: number | null; amount: number; why: 'asked' | 'no_chips' | 'vacated' | 'excluded'; clause: string | null }
  | { type: 'sat_out'; seat: number | null; clause: string | null }
  | { type: 'sat_in'; seat: number | null; clause: string | null }
  | { type: 'post_chosen'; seat: number | null; clause: string | null }
  | { type: 'wait_chosen'; seat: number | null; clause: string | null }
  | { type: 'standing_restored'; seat: number | null; clause: string | null }
  | { type: 'marker_placed'; seat: number | null; clause: string | null }
  | { type: 'topped_up'; seat: number | null; amount: number; clause: string | null }
  | { type: 'took_off'; seat: number | null; amount: number; clause: string | null }
  | { type: 'over_blind_announced'; seat: number | null; amount: number; clause: string | null }
  | { type: 'stake_below'; seat: number | null; standing: 'full' | 'short' | 'declared'; clause: string | null }
  | { type: 'time_charged'; seat: number | null; amount: number; until_s: number; clause: string | null }
  | { type: 'round_started'; number: number; marker: number | null; players: number[]; now_s: number; clause: string | null }
  | { type: 'determined'; key: string; value: string; clause: string | null }
  | { type: 'closure_announced'; rounds: number; inspector_told: boolean; clause: string | null }
  | { type: 'group_restricted'; restricted: boolean; clause: string | null }
  | { type: 'admitted'; player: number | null; clause: string | null }
  | { type: 'table_approved'; by: Role; text: string; clause: string | null }
  | { type: 'cards_checked'; by: Role; check: 'opening' | 'replacement' | 'closing'; complete: boolean; clause: string | null }
  | { type: 'cards_changed'; by: Role; all: boolean; to_check: boolean; clause: string | null }
  | { type: 'count_ordered'; clause: string | null }
  | { type: 'deck_counted'; by: Role; count: number; proper: number; clause: string | null }
  | { type: 'excluded'; seat: number | null; player: number | null; breach: string | null; clause: string | null }
  | { type: 'dealt_out'; seat: number | null; by: Role; clause: string | null }
  | { type: 'conduct_recorded'; by: Role; seat: number | null; player: number | null; text: string; clause: string | null }
  | { type: 'information_shared'; seat: number | null; cards: Card[]; text: string; to: number[]; clause: string | null }
  | { type: 'dispute_opened'; number: number; player: number | null; text: string; clause: string | null }
  | { type: 'complainant_advised'; number: number; player: number | null; clause: string | null }
  | { type: 'dispute_ruled'; number: number; by: Role; text: string; clause: string | null }
  | { type: 'review_requested'; number: number; player: number | null; clause: string | null }
  | { type: 'dispute_reviewed'; number: number; review: 'upheld' | 'overturned'; clause: string | null }
  | { type: 'proposed'; text: string; clause: string | null }
  | { type: 'agreement_asked'; seat: number | null; player: number | null; clause: string | null }
  | { type: 'agreed'; seat: number | null; player: number | null; clause: string | null }
  | { type: 'proposal_adopted'; clause: string | null }
  | { type: 'proposal_rejected'; seat: number | null; clause: string | null }
  | { type: 'decided'; by: Role; text: string; clause: string | null }
);

export interface CountedStake {
  type: 'counted_stake';
  seat: number;
  entered: number;
  counted: number;
}

export type HostedEvent = { seq?: number; hand?: string; best?: Card[]; text: string } & (
  | { type: 'shoe_loaded'; clause: string | null; order: Card[] }
  | { type: 'posted'; seat: number | null; what: 'blind' | 'ante' | 'over_blind' | 'post' | 'dead_post'; clause: string | null; amount: number; nominal: number }
  | { type: 'dealt'; seat: number | null; face: 'down' | 'up'; clause: string | null; cards: Card[] }
  | { type: 'burnt'; card: Card; clause: string | null }
  | { type: 'exposed'; clause: string | null; cards: Card[] }
  | { type: 'shared_last'; card: Card; clause: string | null }
  | { type: 'betting_opened'; street: number; clause: string | null }
  | { type: 'draw_opened'; clause: string | null }
  | { type: 'folded'; seat: number | null; clause: string | null }
  | { type: 'checked'; seat: number | null; clause: string | null }
  | { type: 'declined'; seat: number | null; clause: string | null }
  | { type: 'wagered'; seat: number | null; what: 'call' | 'compulsory_call' | 'opening' | 'short_opening' | 'completion' | 'raise' | 'short_raise' | 'half_raise'; taps_out: boolean; clause: string | null; to: number; added: number }
  | { type: 'returned'; seat: number | null; clause: string | null; amount: number }
  | { type: 'threw'; seat: number | null; clause: string | null; cards: Card[] }
  | { type: 'shuffle_needed'; clause: string | null; cards: Card[] }
  | { type: 'showdown_opened'; first: number | null; clause: string | null }
  | { type: 'shown'; seat: number | null; clause: string | null }
  | { type: 'mucked'; seat: number | null; clause: string | null }
  | { type: 'commission_taken'; pot: number; clause: string | null; amount: number; of: number }
  | { type: 'won'; seat: number | null; pot: number; share: 'whole' | 'high' | 'low' | 'odd_unit'; clause: string | null; amount: number }
  | { type: 'round_ended'; clause: string | null }
  | { type: 'ruled'; what: IrregularityWord; ruling: RulingWord; clause: string | null; seat: number | null; card: Card; seen: boolean; mixed: boolean; count: number; by: Role }
  | { type: 'put_forward'; seat: number | null; what: 'wager' | 'fold' | 'check' | 'short_call'; clause: string | null; amount: number }
  | { type: 'taken_up'; seat: number | null; clause: string | null; amount: number }
  | { type: 'given_back'; seat: number | null; clause: string | null; amount: number }
  | { type: 'misdealt'; clause: string | null }
  | { type: 'hole_replaced'; seat: number | null; out: Card; in: Card; clause: string | null }
  | { type: 'face_turned'; seat: number | null; up: Card; clause: string | null }
  | { type: 'betting_limited'; to: RulingWord; clause: string | null }
  | { type: 'burn_used'; clause: string | null }
  | { type: 'street_taken_back'; clause: string | null }
  | { type: 'final_exposed'; seat: number | null; clause: string | null }
  | { type: 'deemed_tapped_out'; seat: number | null; clause: string | null }
  | { type: 'hand_died'; seat: number | null; clause: string | null }
  | { type: 'hand_revived'; seat: number | null; clause: string | null }
  | { type: 'settlement_reversed'; clause: string | null }
  | { type: 'refunded'; seat: number | null; clause: string | null; amount: number }
  | { type: 'pot_removed'; clause: string | null; amount: number }
  | { type: 'round_voided'; clause: string | null }
  | { type: 'choice_offered'; clause: string | null }
  | { type: 'clock_started'; seat: number | null; clause: string | null }
  | { type: 'clock_stopped'; clause: string | null }
  | { type: 'time_passed'; clause: string | null; now_s: number }
  | { type: 'sat'; seat: number | null; player: number | null; stake: number; clause: string | null }
  | { type: 'seat_wanted'; player: number | null; seat: number | null; stake: number; clause: string | null }
  | { type: 'seat_given_up'; player: number | null; seat: number | null; clause: string | null }
  | { type: 'drew_for_seat'; player: number | null; seat: number | null; card: Card; clause: string | null }
  | { type: 'list_joined'; player: number | null; clause: string | null }
  | { type: 'list_left'; player: number | null; clause: string | null }
  | { type: 'seat_changed'; player: number | null; from: number | null; to: number | null; further: boolean; clause: string | null }
  | { type: 'leave_asked'; seat: number | null; clause: string | null }
  | { type: 'left'; seat: number | null; player: number | null; amount: number; why: 'asked' | 'no_chips' | 'vacated' | 'excluded'; clause: string | null }
  | { type: 'sat_out'; seat: number | null; clause: string | null }
  | { type: 'sat_in'; seat: number | null; clause: string | null }
  | { type: 'post_chosen'; seat: number | null; clause: string | null }
  | { type: 'wait_chosen'; seat: number | null; clause: string | null }
  | { type: 'standing_restored'; seat: number | null; clause: string | null }
  | { type: 'marker_placed'; seat: number | null; clause: string | null }
  | { type: 'topped_up'; seat: number | null; amount: number; clause: string | null }
  | { type: 'took_off'; seat: number | null; amount: number; clause: string | null }
  | { type: 'over_blind_announced'; seat: number | null; amount: number; clause: string | null }
  | { type: 'stake_below'; seat: number | null; standing: 'full' | 'short' | 'declared'; clause: string | null }
  | { type: 'time_charged'; seat: number | null; amount: number; until_s: number; clause: string | null }
  | { type: 'round_started'; number: number; marker: number | null; players: number[]; now_s: number; clause: string | null }
  | { type: 'determined'; key: string; value: string; clause: string | null }
  | { type: 'closure_announced'; rounds: number; inspector_told: boolean; clause: string | null }
  | { type: 'group_restricted'; restricted: boolean; clause: string | null }
  | { type: 'admitted'; player: number | null; clause: string | null }
  | { type: 'table_approved'; by: Role; text: string; clause: string | null }
  | { type: 'cards_checked'; by: Role; check: 'opening' | 'replacement' | 'closing'; complete: boolean; clause: string | null }
  | { type: 'cards_changed'; by: Role; all: boolean; to_check: boolean; clause: string | null }
  | { type: 'count_ordered'; clause: string | null }
  | { type: 'deck_counted'; by: Role; count: number; proper: number; clause: string | null }
  | { type: 'excluded'; seat: number | null; player: number | null; breach: string | null; clause: string | null }
  | { type: 'dealt_out'; seat: number | null; by: Role; clause: string | null }
  | { type: 'conduct_recorded'; by: Role; seat: number | null; player: number | null; text: string; clause: string | null }
  | { type: 'information_shared'; seat: number | null; cards: Card[]; text: string; to: number[]; clause: string | null }
  | { type: 'dispute_opened'; number: number; player: number | null; text: string; clause: string | null }
  | { type: 'complainant_advised'; number: number; player: number | null; clause: string | null }
  | { type: 'dispute_ruled'; number: number; by: Role; text: string; clause: string | null }
  | { type: 'review_requested'; number: number; player: number | null; clause: string | null }
  | { type: 'dispute_reviewed'; number: number; review: 'upheld' | 'overturned'; clause: string | null }
  | { type: 'proposed'; text: string; clause: string | null }
  | { type: 'agreement_asked'; seat: number | null; player: number | null; clause: string | null }
  | { type: 'agreed'; seat: number | null; player: number | null; clause: string | null }
  | { type: 'proposal_adopted'; clause: string | null }
  | { type: 'proposal_rejected'; seat: number | null; clause: string | null }
  | { type: 'decided'; by: Role; text: string; clause: string | null }
  | { type: 'cards_asked'; what: 'nothing' | 'street' | 'exposed' | 'hand' | 'showdown'; clause: string | null; whose: number[] }
  | { type: 'cards_told'; what: 'nothing' | 'street' | 'exposed' | 'hand' | 'showdown'; clause: string | null; whose: number[]; cards: Card[] }
  | { type: 'hand_kept_hidden'; seat: number | null; clause: string | null }
  | { type: 'stakes_counted'; stakes: CountedStake[] }
  | { type: 'cards_laid' }
  | { type: 'answer_given' }
  | { type: 'marked'; what: 'cards' | 'payouts' | 'commission' | 'ruling'; right: boolean; given: number; correct: number; ruling_given: RulingWord; ruling: RulingWord; seats: number[]; amounts: number[] }
  | { type: 'boxes_marked'; what: 'cards' | 'payouts' | 'commission' | 'ruling'; right: boolean; ruling_given: RulingWord; ruling: RulingWord; seats: number[]; amounts_cents: number[] }
  | { type: 'entry_undone' }
);

export type CanberraEvent = { seq?: number; hand?: string; best?: Card[]; text: string } & (
  | { type: 'wagers_called'; clause: string | null }
  | { type: 'ante_placed'; seat: number | null; ante: number; clause: string | null }
  | { type: 'jackpot_accepted'; seat: number | null; wager_cents: number; to_pool_microdollars: number; clause: string | null }
  | { type: 'jackpot_not_accepted'; seat: number | null; clause: string | null }
  | { type: 'taken_back'; seat: number | null; ante: number; jackpot_cents: number; clause: string | null }
  | { type: 'advised'; seat: number | null; ante: number; minimum: number; clause: string | null }
  | { type: 'ante_returned'; seat: number | null; ante: number; jackpot_cents: number; clause: string | null }
  | { type: 'shoe_ready'; kind: 'hand' | 'automated'; deck: number; lifted: number; clause: string | null }
  | { type: 'box_dealt'; seat: number | null; kind: 'hand' | 'automated'; cards: Card[]; clause: string | null }
  | { type: 'dealer_dealt'; kind: 'hand' | 'automated'; cards: Card[]; up: number; clause: string | null }
  | { type: 'decisions_opened'; kind: 'hand' | 'automated'; clause: string | null }
  | { type: 'bet_placed'; seat: number | null; bet: number; clause: string | null }
  | { type: 'folded'; seat: number | null; collected: number; returned: number; jackpot_cents: number; clause: string | null }
  | { type: 'dealer_revealed'; cards: Card[]; hand: HandWord; qualifies: boolean; clause: string | null }
  | { type: 'box_settled'; seat: number | null; outcome: 'not_qualified' | 'higher' | 'lower' | 'equal'; hand: HandWord | null; ante_paid: number; bet_paid: number; collected: number; returned: number; clause: string | null }
  | { type: 'jackpot_declared'; by: Role; seat: number | null; hand: HandWord; clause: string | null }
  | { type: 'jackpot_paid'; seat: number | null; hand: HandWord; amount_cents: number; from_pool_cents: number; from_reserve_cents: number; from_house_cents: number; clause: string | null }
  | { type: 'jackpot_reseeded'; from_reserve_cents: number; from_house_cents: number; clause: string | null }
  | { type: 'jackpot_lapsed'; seat: number | null; hand: HandWord; clause: string | null }
  | { type: 'collected'; hands: number; clause: string | null }
  | { type: 'cards_told'; seat: number | null; cards: Card[]; clause: string | null }
  | { type: 'nobody_left'; clause: string | null }
  | { type: 'card_exposed'; seat: number | null; card: number; clause: string | null }
  | { type: 'up_card_changed'; card: number; clause: string | null }
  | { type: 'hand_counted'; seat: number | null; cards: number; clause: string | null }
  | { type: 'hand_racked'; seat: number | null; clause: string | null }
  | { type: 'hand_reconstructed'; seat: number | null; clause: string | null }
  | { type: 'round_voided'; by: Role; reason: 'exposed_cards' | 'misdeal' | 'malfunction' | 'collusion' | 'disturbance' | 'impractical' | 'fraud'; clause: string | null }
  | { type: 'refunded'; seat: number | null; wagers_cents: number; reversed_cents: number; clause: string | null }
  | { type: 'wager_voided'; seat: number | null; wagers_cents: number; breach: string | null; clause: string | null }
  | { type: 'excluded'; seat: number | null; extent: 'round' | 'game'; wagers_cents: number; took_cents: number; breach: string | null; clause: string | null }
  | { type: 'conduct_recorded'; seat: number | null; breach: string | null; clause: string | null }
  | { type: 'fault_reported'; clause: string | null }
  | { type: 'play_approved'; clause: string | null }
  | { type: 'jackpot_repaired'; clause: string | null }
  | { type: 'dispute_opened'; number: number; seat: number | null; clause: string | null }
  | { type: 'dispute_ruled'; number: number; clause: string | null }
  | { type: 'review_requested'; number: number; clause: string | null }
  | { type: 'review_recorded'; number: number; clause: string | null }
  | { type: 'layout_approved'; clause: string | null }
  | { type: 'cards_checked'; by: Role; closing: boolean; ready: boolean; clause: string | null }
  | { type: 'cards_counted'; count: number; clause: string | null }
  | { type: 'cards_changed'; clause: string | null }
  | { type: 'shoe_loaded'; clause: string | null }
  | { type: 'shoe_replaced'; kind: 'hand' | 'automated'; clause: string | null }
  | { type: 'table_opened'; clause: string | null }
  | { type: 'sign_noticed'; minimum: number; maximum: number; multiple: number; max_payout: number; jackpot_wager_cents: number; clause: string | null }
  | { type: 'sign_changed'; minimum: number; maximum: number; multiple: number; max_payout: number; jackpot_wager_cents: number; clause: string | null }
  | { type: 'closing_noticed'; clause: string | null }
  | { type: 'table_closed'; clause: string | null }
  | { type: 'marker_set'; seat: number | null; placed: boolean; clause: string | null }
  | { type: 'seated'; seat: number | null; player: number | null; stake_cents: number; clause: string | null }
  | { type: 'chips_bought'; seat: number | null; amount_cents: number; clause: string | null }
  | { type: 'left'; seat: number | null; took_cents: number; clause: string | null }
  | { type: 'vacated'; seat: number | null; took_cents: number; clause: string | null }
);

export interface PlaceView {
  type: 'place_view';
  seat: number;
  player: number | null;
  stake: number;
  standing: 'full' | 'short' | 'declared';
  sits_out: boolean;
  leaving: boolean;
  owes_blind: boolean;
  posts: boolean;
  abstained: number;
  excluded: boolean;
  dealt_out: boolean;
}

export interface Dispute {
  type: 'dispute';
  number: number;
  player: number | null;
  stage: 'open' | 'ruled' | 'review-requested' | 'reviewed';
  text: string;
}

export interface SeatView {
  type: 'seat_view';
  seat: number;
  stake: number;
  total: number;
  paid: number;
  forward: number;
  active: boolean;
  tapped_out: boolean;
  shown: boolean;
  cards: Card[];
  up: number;
  threw: number;
}

export interface PotView {
  type: 'pot_view';
  amount: number;
  eligible: number[];
}

export interface Legal {
  type: 'legal';
  seat: number | null;
  fold: boolean;
  check: boolean;
  decline: boolean;
  call: boolean;
  bet: boolean;
  raise: boolean;
  tap_out: boolean;
  draw: boolean;
  listed: boolean;
  call_adds: number;
  low: number;
  high: number;
  step: number;
  tap_out_to: number;
}

export interface RoundView {
  type: 'round_view';
  stage: 'forced' | 'betting' | 'drawing' | 'shuffling' | 'ruling' | 'misdealt' | 'showdown' | 'over';
  street: number;
  raises: number;
  discarded: number;
  in_shoe: number;
  marker: number | null;
  turn: number | null;
  highest: number;
  board: Card[];
  ahead: Card[];
  seats: SeatView[];
  pots: PotView[];
  legal: Legal;
}

export interface TableView {
  type: 'table_view';
  rounds: number;
  dealing: boolean;
  closing: boolean;
  rounds_left: number;
  seats: number;
  marker: number | null;
  game_marker: 'none' | 'BETTING ROUND' | 'SHOWDOWN';
  places: PlaceView[];
  waiting: number[];
  disputes: Dispute[];
  proposal: string;
  unanswered: number[];
  round: RoundView;
}

export interface RulingChoice {
  ruling: RulingWord;
  clause?: string | null;
}

export interface Ruling {
  irregularity: IrregularityWord;
  choices: RulingChoice[];
}

export interface Person {
  player: number;
  name: string;
  bot: boolean;
  here: boolean;
}

export interface You {
  seat: number | null;
  wallet_cents: number;
  absent: boolean;
  bank_ms: number;
  next_big_blind: boolean;
}

export interface GivenBack {
  seat: number;
  amount: number;
}

export interface LyingCard {
  seat: number;
  card: Card;
}

export interface LessonMarks {
  what: 'cards' | 'payouts' | 'commission' | 'ruling';
  asked: number;
  right: number;
}

export interface LessonState {
  answered: boolean;
  due: boolean;
  lies: LyingCard[];
  marks: LessonMarks[];
}

export interface HostedState {
  wanted: 'nothing' | 'street' | 'exposed' | 'hand' | 'showdown';
  clause: string | null;
  whose: number[];
  due: number[];
  asks: string;
  say: string;
  back: GivenBack[];
  entries: number;
  told: Card[];
  irregularities: IrregularityWord[];
  began_s: number;
  an_hour: number;
  lesson: LessonState | null;
}

export interface PokerState {
  view: TableView;
  ruling: Ruling | null;
  people: Person[];
  paused: boolean;
  stopped: boolean;
  turn_until_ms: number | null;
  bank_from_ms: number | null;
  clock_until_ms: number | null;
  starts_at_ms: number | null;
  commitment: string;
  irregular_wagers: boolean;
  counts_chips: boolean;
  you: You;
  hosted: HostedState | null;
}

export interface Sign {
  type: 'sign';
  minimum: number;
  maximum: number;
  multiple: number;
  max_payout: number;
  jackpot_wager_cents: number;
}

export interface BoxView {
  seat: number;
  player: number | null;
  stake_cents: number;
  ante: number;
  bet: number;
  jackpot_cents: number;
  cards: Card[];
  standing: 'out' | 'to_act' | 'bet' | 'folded' | 'excluded';
  declared: 'no' | 'by_player' | 'by_dealer' | 'paid' | 'lapsed';
  marker: boolean;
  racked: boolean;
  ante_paid: number;
  bet_paid: number;
  collected: number;
  returned_cents: number;
  jackpot_paid_cents: number;
}

export interface CanberraLegal {
  seat: number | null;
  ante: boolean;
  minimum: number;
  maximum: number;
  multiple: number;
  jackpot: boolean;
  jackpot_wager_cents: number;
  take_back: boolean;
  bet: boolean;
  bet_size: number;
  fold: boolean;
  declare: boolean;
}

export interface CanberraView {
  type: 'canberra_view';
  phase: 'closed' | 'between' | 'wagers' | 'dealt' | 'deciding' | 'settled';
  minimum: number;
  maximum: number;
  multiple: number;
  max_payout: number;
  jackpot_wager_cents: number;
  sign_noticed: Sign | null;
  closing_noticed: boolean;
  equipment: 'working' | 'failed' | 'failed_play_approved';
  meter_cents: number;
  boxes: BoxView[];
  dealer: Card[];
  up: number;
  legal: CanberraLegal;
}

export interface BoxPayout {
  seat: number;
  text: string;
  clause: string | null;
}

export interface BoxRefund {
  seat: number;
  amount_cents: number;
}

export interface BoxEntries {
  seat: number;
  ante: boolean;
  jackpot: boolean;
  take_back: boolean;
  bet: boolean;
  bet_size: number;
  fold: boolean;
  declare: boolean;
  unseen: number;
}

export interface DealersEntries {
  call_wagers: boolean;
  deal: boolean;
  announce: boolean;
  pay_jackpots: boolean;
  collect: boolean;
  load_shoe: boolean;
}

export interface HostedCanberraState {
  cards: number;
  whose: number | null;
  clause: string | null;
  asks: string;
  say: string;
  payouts: BoxPayout[];
  back: BoxRefund[];
  antes: number | null;
  deck: number;
  entries: number;
  told: Card[];
  boxes: BoxEntries[];
  dealer: DealersEntries;
  unseen: number;
  began_s: number;
  an_hour: number;
  lesson: LessonState | null;
}

export interface CanberraState {
  view: CanberraView;
  ruling: Ruling | null;
  people: Person[];
  paused: boolean;
  stopped: boolean;
  turn_until_ms: number | null;
  bank_from_ms: number | null;
  clock_until_ms: number | null;
  starts_at_ms: number | null;
  commitment: string;
  irregular_wagers: boolean;
  counts_chips: boolean;
  you: You;
  hosted: HostedCanberraState | null;
}

export interface Need {
  table: number;
  name: string;
  need: 'stopped' | 'stuck' | 'ruling' | 'call' | 'dispute' | 'clock';
  text: string;
  player: number | null;
  player_name: string;
  since_ms: number | null;
}

export interface PrivateListed {
  table: number;
  name: string;
  game: string;
  host: Host;
  seats: number;
  taken: number;
}

export interface Guest {
  player: number;
  name: string;
  here: boolean;
  seat: number | null;
  stake_cents: number;
  purse_cents: number;
  given_cents: number;
}

export interface PrivateResult {
  player: number;
  name: string;
  given_cents: number;
  had_cents: number;
}

export interface TournamentLine {
  tournament: number;
  name: string;
  format: string;
  game: string;
  phase: 'entries' | 'playing' | 'over' | 'finished' | 'cancelled';
  directing: 'room' | 'director';
  fee_cents: number;
  commission_cents: number;
  pool_cents: number;
  entrants: number;
  least: number;
  most: number;
  left: number;
  level: number;
  starts_ms: number | null;
  bots_up_to: number;
  stopped: boolean;
  late_until_ms: number | null;
  bounty_cents: number;
  guarantee_cents: number;
}

export interface TournamentLevel {
  from_min: number;
  to_min: number;
  bets: string;
}

export interface TournamentGate {
  sentence: string;
  clause: string | null;
}

export interface TournamentPlayer {
  player: number;
  name: string;
  bot: boolean;
  status: string;
  number: number;
  table: number | null;
  seat: number | null;
  stake: number;
  rebuys: number;
  place: number;
  prize_cents: number;
  bounty_cents: number;
  points: number;
  session_points?: string;
}

export interface TournamentPrize {
  place: number;
  cents: number;
}

export interface TournamentLog {
  at_ms: number;
  text: string;
  clause: string | null;
  act: number | null;
}

export interface TournamentAct {
  act: number;
  text: string;
}

export interface TournamentShare {
  player: number;
  name: string;
  cents: number;
  agreed: boolean;
}

export interface TournamentDeal {
  kind: 'even' | 'chips' | 'icm';
  shares: TournamentShare[];
  made: boolean;
}

export interface TournamentTiming {
  level_s: number;
  level_left_s: number | null;
  next_bets: string;
  rebuys_end_ms: number | null;
  race_off: number;
  race_off_ms: number | null;
  next_break_ms: number | null;
  next_break_s: number;
}

export interface TournamentTableLine {
  number: number;
  table: number | null;
  players: number;
  buck: number | null;
  dealing: boolean;
  chip: number;
  race_off: boolean;
}

export interface TournamentProposal {
  act: 'break_table' | 'move';
  from: number;
  player: number | null;
  name: string;
  to: number;
  seat: number | null;
  reason: string;
  clause: string | null;
}

export interface TournamentMove {
  at_ms: number;
  name: string;
  from: number;
  from_seat: number | null;
  to: number;
  to_seat: number | null;
  clause: string | null;
}

export interface TournamentRacedCard {
  name: string;
  card: Card;
  odd: number;
}

export interface TournamentRaceOff {
  at_ms: number;
  table: number;
  chip: number;
  cards: TournamentRacedCard[];
  winner: string;
  won: number;
  removed: number;
  added: number;
  clause: string | null;
}

export interface TournamentFloor {
  seats: number;
  stage: 'round' | 'heat' | 'final';
  stages: number;
  chips: number[];
  rebuys: number;
  top_ups: number;
  tables: TournamentTableLine[];
  proposals: TournamentProposal[];
  moves: TournamentMove[];
  race_offs: TournamentRaceOff[];
}

export interface TournamentYou {
  can_enter: boolean;
  must_agree: boolean;
  can_rebuy: boolean;
  rebuy_after_round: boolean;
  can_top_up: boolean;
  can_agree: boolean;
  rebuy_cents: number;
  top_up_cents: number;
  wallet_cents: number;
  entry: TournamentPlayer | null;
  can_take_seat?: boolean;
  can_buy_back?: boolean;
  buy_back_cents?: number;
}

export interface TournamentSessions {
  phase: string;
  session: number;
  sessions: number;
  kind: string;
  rounds: number;
  by_points: boolean;
}

export interface TournamentDrawn {
  player: number;
  name: string;
  entry: number;
}

export interface Because {
  rule: string;
  facts: Record<string, number>;
  sentence: string;
}

export interface Setting {
  key: string;
  values: string;
  what: string;
  lock: string;
  clause: string | null;
}

export interface RulingRow {
  irregularity: IrregularityWord;
  moment: string;
  condition: string;
  ruling: RulingWord;
  clause: string | null;
}

export interface Rulebook {
  rulebook: string;
  kind: 'poker' | 'canberra';
  game: string;
  edition: string;
  marker: string;
  seats: number;
  text: string[];
  settings: Setting[];
  irregularities: RulingRow[];
}

export interface RuleTextLine {
  clause: string;
  source: string;
  paraphrase: string;
  text: string;
}

export interface RoundPlayer {
  player: number;
  name: string;
  seat: number;
}

export interface PlayedRound {
  table: number;
  round: number;
  at_ms: number;
  players: RoundPlayer[];
  commitment: string;
  over: boolean;
  told: boolean;
}

export interface PokerFrame {
  view: TableView;
  ruling: Ruling | null;
}

export interface CanberraFrame {
  view: CanberraView;
  ruling: Ruling | null;
}

export interface HeldHand {
  seat: number | null;
  cards: Card[];
}

export interface SeatChances {
  seat: number;
  share_thousandths: number;
}

export interface Frame {
  events: (PokerEvent | HostedEvent | CanberraEvent)[];
  state: PokerFrame | CanberraFrame;
  hands?: HeldHand[];
  chances: SeatChances[];
}

export interface Entry {
  at_ms: number;
  what: string;
  table: number | null;
  cents: number;
  balance_cents: number;
}

export interface LimitWish {
  amount: number | null;
  from_ms: number;
}

export interface LimitView {
  limit: LimitName;
  own: number | null;
  house: number | null;
  used: number;
  left: number | null;
  changes_ms: number | null;
  asked: LimitWish | null;
}

export interface ExclusionView {
  holds: boolean;
  until_ms: number | null;
}

export interface RoundResult {
  table: number;
  round: number;
  at_ms: number;
  rulebook: string;
  result_cents: number;
}

export interface HowOften {
  times: number;
  chances: number;
}

export interface RestrictionView {
  player: number;
  name: string;
  what: Restriction;
  table: number | null;
  until_ms: number | null;
  reason: string;
}

export interface SessionView {
  session: string;
  opened_ms: number;
  seen_ms: number;
  until_ms: number;
  address: string;
  device: string;
  here: boolean;
}

export interface StaffAccount {
  player: number;
  name: string;
  role: Role;
  guest: boolean;
  password: boolean;
  second_factor: boolean;
  bot: boolean;
  here: boolean;
  wallet_cents: number;
}

export interface TableFigures {
  table: number;
  name: string;
  rulebook: string;
  rounds: number;
  commission_cents: number;
  time_cents: number;
  house_cents: number;
  meter_cents: number | null;
  reserve_cents: number | null;
  simulation: string;
  hosted: boolean;
}

export interface HourFigures {
  at_ms: number;
  commission_cents: number;
  house_cents: number;
  rounds: number;
}

export interface LedgerLine {
  account: string;
  cents: number;
}

export interface Pair {
  first: number;
  first_name: string;
  second: number;
  second_name: string;
  rounds: number;
  flow_cents: number;
  folds_to_second: number;
  folds_to_first: number;
  raises_to_second: number;
  raises_to_first: number;
  shared_addresses: string[];
}

export interface PairRound {
  table: number;
  round: number;
  at_ms: number;
  flow_cents: number;
  folds_to_second: number;
  folds_to_first: number;
  raises_to_second: number;
  raises_to_first: number;
}

export interface ListedDispute {
  table: number;
  number: number;
  player: number | null;
  name: string;
  stage: string;
  text: string;
}

// Every message of the room, by its type.
export interface Messages {
  welcome: { type: 'welcome'; protocol: number; rehearsal: boolean; account: Account | null; wallet_cents: number; now_ms: number; signed_in_ms: number | null };
  one_moment: { type: 'one_moment' };
  done: { type: 'done'; id: string | null; table?: number; seq?: number; wallet_cents?: number; tournament?: number };
  refused: { type: 'refused'; id: string | null; table: number | null; rule: string; clause: string | null; facts: Record<string, number>; sentence: string };
  lobby: { type: 'lobby'; id: string | null; rehearsal: boolean; from: number; to: number; tables: LobbyTable[]; next: number | null };
  lobby_changes: { type: 'lobby_changes'; tables: LobbyChange[]; gone: number[] };
  table: { type: 'table'; id: string | null; table: number; name: string; kind: 'poker' | 'canberra'; rulebook: string; game: string; edition: string; sign: string; rehearsal: boolean; tournament: number | null; hosted: boolean; host?: Host; house: Record<string, string>; terms: PokerTerms | CanberraTerms; seq: number; gap: boolean; events: (PokerEvent | HostedEvent | CanberraEvent)[]; state: PokerState | CanberraState };
  events: { type: 'events'; table: number; seq: number; events: (PokerEvent | HostedEvent | CanberraEvent)[]; state?: PokerState | CanberraState; changes?: Changes<PokerState | CanberraState> };
  my_table: { type: 'my_table'; table: number; name: string; game: string; tournament: number | null; seat: number | null; turn: boolean; until_ms: number | null };
  floor: { type: 'floor'; id: string | null; needs: Need[] };
  private_link: { type: 'private_link'; id: string | null; table: number; link?: string };
  private_tables: { type: 'private_tables'; id: string | null; tables: PrivateListed[] };
  private_table: { type: 'private_table'; id: string | null; table: number; host: Host; ending: boolean; welcome_cents: number; guests: Guest[] };
  private_ended: { type: 'private_ended'; table: number; name: string; sent_away: boolean; results: PrivateResult[] };
  tournaments: { type: 'tournaments'; id: string | null; tournaments: TournamentLine[] };
  tournament: { type: 'tournament'; id: string | null; line: TournamentLine; sign: string[]; levels: TournamentLevel[]; gate: TournamentGate | null; bets: string; level_ends_ms: number | null; on_break: boolean; break_ends_ms: number | null; in_rebuy_period: boolean; tables: number; in_play: number; average: number; players: TournamentPlayer[]; prizes: TournamentPrize[]; log: TournamentLog[]; last_act: TournamentAct | null; deal: TournamentDeal | null; commitment: string; key: string | null; timing: TournamentTiming; floor: TournamentFloor; you: TournamentYou; sessions?: TournamentSessions };
  tournament_players: { type: 'tournament_players'; id: string | null; tournament: number; players: TournamentPlayer[]; next: number | null };
  tournament_story: { type: 'tournament_story'; id: string | null; tournament: number; log: TournamentLog[]; next: number | null };
  tournament_ballot: { type: 'tournament_ballot'; id: string | null; tournament: number; commitment: string; key: string | null; next_commitment: string | null; players: number; drawn: TournamentDrawn[]; next: number | null };
  tournament_notice: { type: 'tournament_notice'; tournament: number; name: string; table: number | null; seat: number | null; place: number; prize_cents: number; text: string; clause: string | null };
  chat: { type: 'chat'; table: number; at_ms: number; player: number; name: string; text: string };
  announcement: { type: 'announcement'; table: number | null; at_ms: number; role: Role; name: string; text: string; because?: Because };
  trouble: { type: 'trouble'; table: number | null; name: string; at_ms: number; why: string };
  rulebooks: { type: 'rulebooks'; id: string | null; rulebooks: Rulebook[]; next: string | null };
  clause: { type: 'clause'; id: string | null; clause: string; source: string; kind: string; class: string; paraphrase: string };
  rule_text: { type: 'rule_text'; id: string | null; rulebook: string; copies: boolean; lines: RuleTextLine[] };
  rounds: { type: 'rounds'; id: string | null; rounds: PlayedRound[]; next: string | null };
  replay: { type: 'replay'; id: string | null; table: number; round: number; key: string | null; frames: Frame[]; next: number | null };
  chances: { type: 'chances'; id: string | null; table: number; seq: number; own: SeatChances | null };
  statement: { type: 'statement'; id: string | null; player: number; name: string; wallet_cents: number; entries: Entry[]; next: number | null };
  appointed: { type: 'appointed'; id: string | null; player: number; name: string; role: Role; code: string };
  limits: { type: 'limits'; id: string | null; player: number; limits: LimitView[]; by_self: ExclusionView; by_house: ExclusionView; result_cents: number; notice_minutes: number };
  play_notice: { type: 'play_notice'; played_ms: number; result_cents: number; minutes_left: number | null };
  my_rounds: { type: 'my_rounds'; id: string | null; player: number; rounds: RoundResult[]; next: string | null };
  hands: { type: 'hands'; id: string | null; format: string; hands: string[]; left_out: number; next: string | null };
  statistics: { type: 'statistics'; id: string | null; player: number; hands: number; all: boolean; entered: HowOften; raised: HowOften; reraised: HowOften; to_showdown: HowOften; won_there: HowOften; attacks: number; calls: number; result_hundredths: number; error_hundredths: number; adjusted_hundredths: number };
  restrictions: { type: 'restrictions'; id: string | null; restrictions: RestrictionView[]; next: number | null };
  sessions: { type: 'sessions'; id: string | null; sessions: SessionView[] };
  second_factor: { type: 'second_factor'; id: string | null; secret: string; uri: string };
  accounts: { type: 'accounts'; id: string | null; accounts: StaffAccount[]; next: number | null };
  figures: { type: 'figures'; id: string | null; tables: TableFigures[]; hours: HourFigures[]; ledger: LedgerLine[]; next: number | null };
  pairs: { type: 'pairs'; id: string | null; pairs: Pair[]; next: string | null };
  pair_rounds: { type: 'pair_rounds'; id: string | null; first: number; second: number; rounds: PairRound[]; next: string | null };
  audit: { type: 'audit'; id: string | null; ok: boolean; records: number; head: string; findings: string[] };
  disputes: { type: 'disputes'; id: string | null; disputes: ListedDispute[]; next: number | null };
}

// What a client may ask the room, by its type.
export interface Requests {
  lobby: { type: 'lobby'; from?: number; changes?: boolean };
  leave_lobby: { type: 'leave_lobby' };
  still_there: { type: 'still_there' };
  watch: { type: 'watch'; table: number; after?: number; changes?: boolean };
  unwatch: { type: 'unwatch'; table: number };
  rulebooks: { type: 'rulebooks'; from?: string };
  clause: { type: 'clause'; clause: string };
  rule_text: { type: 'rule_text'; rulebook: string };
  rounds: { type: 'rounds'; table: number; before?: number; limit?: number };
  replay: { type: 'replay'; table: number; round: number; from?: number };
  why: { type: 'why'; table: number; command: TableCommand };
  chances: { type: 'chances'; table: number };
  chat: { type: 'chat'; table: number; text: string };
  statement: { type: 'statement'; player?: number; from?: number };
  sessions: { type: 'sessions' };
  sign_out: { type: 'sign_out'; session: string };
  sign_out_everywhere: { type: 'sign_out_everywhere' };
  begin_second_factor: { type: 'begin_second_factor' };
  confirm_second_factor: { type: 'confirm_second_factor'; code: string };
  remove_second_factor: { type: 'remove_second_factor'; code: string };
  limits: { type: 'limits'; player?: number };
  set_limit: { type: 'set_limit'; limit: LimitName; amount: number | null };
  confirm_limit: { type: 'confirm_limit'; limit: LimitName };
  keep_limit: { type: 'keep_limit'; limit: LimitName };
  set_notices: { type: 'set_notices'; minutes: number };
  exclude_me: { type: 'exclude_me'; minutes: number | null };
  my_rounds: { type: 'my_rounds'; player?: number; after?: string; limit?: number };
  hands: { type: 'hands'; format: string; player?: number; table?: number; round?: number; after?: string; limit?: number };
  statistics: { type: 'statistics'; player?: number };
  tournaments: { type: 'tournaments' };
  tournament_players: { type: 'tournament_players'; tournament: number; from?: number };
  tournament_story: { type: 'tournament_story'; tournament: number; from?: number };
  tournament_ballot: { type: 'tournament_ballot'; tournament: number; from?: number };
  watch_tournament: { type: 'watch_tournament'; tournament: number };
  unwatch_tournament: { type: 'unwatch_tournament'; tournament: number };
  entropy: { type: 'entropy'; table: number; hex: string };
  call_staff: { type: 'call_staff'; table: number; call: 'help' | 'clock' | 'ruling'; text?: string };
  open_private: { type: 'open_private'; rulebook: string; name?: string; minimum?: number; seats?: number; chips?: number };
  join_private: { type: 'join_private'; link: string };
  private_tables: { type: 'private_tables' };
  private_table: { type: 'private_table'; table: number };
  new_link: { type: 'new_link'; table: number };
  deal_in: { type: 'deal_in'; table: number; player: number; chips: number };
  seat_guest: { type: 'seat_guest'; table: number; player: number; seat: number; chips: number };
  unseat_guest: { type: 'unseat_guest'; table: number; seat: number };
  send_away: { type: 'send_away'; table: number; player: number };
  pause_private: { type: 'pause_private'; table: number; paused: boolean };
  end_private: { type: 'end_private'; table: number };
  announce: { type: 'announce'; table?: number; text: string };
  watch_floor: { type: 'watch_floor' };
  answer_call: { type: 'answer_call'; table: number; player: number };
  disputes: { type: 'disputes'; from?: number };
  open_table: { type: 'open_table'; rulebook: string; name: string; settings?: Record<string, string>; hosted?: boolean };
  announce_tournament: { type: 'announce_tournament'; format: string; name: string; directing?: 'room' | 'director'; conditions?: [string, string][]; table_settings?: [string, string][]; house?: [string, string][]; starts_ms?: number; bots_up_to?: number; tables?: 'dealt' | 'reported' | 'hosted' };
  enter_walk_in: { type: 'enter_walk_in'; tournament: number; name: string; agreed?: boolean };
  enter_bots: { type: 'enter_bots'; tournament: number; count: number };
  revive_tournament: { type: 'revive_tournament'; tournament: number };
  wind_up_tournament: { type: 'wind_up_tournament'; tournament: number };
  pause_table: { type: 'pause_table'; table: number };
  resume_table: { type: 'resume_table'; table: number };
  set_house: { type: 'set_house'; table: number; key: string; value: string };
  free_seat: { type: 'free_seat'; table: number; seat: number };
  seat_walk_in: { type: 'seat_walk_in'; table: number; seat: number; name: string; stake: number };
  sell_chips: { type: 'sell_chips'; table: number; seat: number; amount: number };
  seat_bot: { type: 'seat_bot'; table: number; seat: number; temperament?: string };
  remove_bot: { type: 'remove_bot'; table: number; seat: number };
  revive_table: { type: 'revive_table'; table: number };
  clear_table: { type: 'clear_table'; table: number };
  wind_up_table: { type: 'wind_up_table'; table: number };
  appoint: { type: 'appoint'; name: string; role: Role };
  new_code: { type: 'new_code'; player: number };
  dismiss: { type: 'dismiss'; player: number };
  restrict: { type: 'restrict'; player: number; what: Restriction; table?: number; minutes?: number; reason?: string };
  lift_restriction: { type: 'lift_restriction'; player: number; what: Restriction; table?: number };
  restrictions: { type: 'restrictions'; from?: number };
  set_house_limit: { type: 'set_house_limit'; player?: number; limit: LimitName; amount: number | null };
  exclude_player: { type: 'exclude_player'; player: number; minutes: number | null };
  readmit_player: { type: 'readmit_player'; player: number };
  accounts: { type: 'accounts'; from?: number };
  cage_issue: { type: 'cage_issue'; player: number; cents: number; note?: string };
  cage_redeem: { type: 'cage_redeem'; player: number; cents: number; note?: string };
  figures: { type: 'figures'; from?: number };
  search_rounds: { type: 'search_rounds'; table?: number; player?: number; from_ms?: number; to_ms?: number; limit?: number; after?: string };
  pairs: { type: 'pairs'; player?: number; from_ms?: number; to_ms?: number; limit?: number; after?: string };
  pair_rounds: { type: 'pair_rounds'; first: number; second: number; from_ms?: number; to_ms?: number; limit?: number; after?: string };
  audit: { type: 'audit' };
}

// The message that answers each request.
export interface Answers {
  lobby: 'lobby';
  leave_lobby: 'done';
  still_there: 'done';
  watch: 'table';
  unwatch: 'done';
  rulebooks: 'rulebooks';
  clause: 'clause';
  rule_text: 'rule_text';
  rounds: 'rounds';
  replay: 'replay';
  why: 'done';
  chances: 'chances';
  chat: 'done';
  statement: 'statement';
  sessions: 'sessions';
  sign_out: 'done';
  sign_out_everywhere: 'done';
  begin_second_factor: 'second_factor';
  confirm_second_factor: 'done';
  remove_second_factor: 'done';
  limits: 'limits';
  set_limit: 'done';
  confirm_limit: 'done';
  keep_limit: 'done';
  set_notices: 'done';
  exclude_me: 'done';
  my_rounds: 'my_rounds';
  hands: 'hands';
  statistics: 'statistics';
  tournaments: 'tournaments';
  tournament_players: 'tournament_players';
  tournament_story: 'tournament_story';
  tournament_ballot: 'tournament_ballot';
  watch_tournament: 'tournament';
  unwatch_tournament: 'done';
  entropy: 'done';
  call_staff: 'done';
  open_private: 'private_link';
  join_private: 'done';
  private_tables: 'private_tables';
  private_table: 'private_table';
  new_link: 'private_link';
  deal_in: 'done';
  seat_guest: 'done';
  unseat_guest: 'done';
  send_away: 'done';
  pause_private: 'done';
  end_private: 'done';
  announce: 'done';
  watch_floor: 'floor';
  answer_call: 'done';
  disputes: 'disputes';
  open_table: 'done';
  announce_tournament: 'done';
  enter_walk_in: 'done';
  enter_bots: 'done';
  revive_tournament: 'done';
  wind_up_tournament: 'done';
  pause_table: 'done';
  resume_table: 'done';
  set_house: 'done';
  free_seat: 'done';
  seat_walk_in: 'done';
  sell_chips: 'done';
  seat_bot: 'done';
  remove_bot: 'done';
  revive_table: 'done';
  clear_table: 'done';
  wind_up_table: 'done';
  appoint: 'appointed';
  new_code: 'appointed';
  dismiss: 'done';
  restrict: 'done';
  lift_restriction: 'done';
  restrictions: 'restrictions';
  set_house_limit: 'done';
  exclude_player: 'done';
  readmit_player: 'done';
  accounts: 'accounts';
  cage_issue: 'done';
  cage_redeem: 'done';
  figures: 'figures';
  search_rounds: 'rounds';
  pairs: 'pairs';
  pair_rounds: 'pair_rounds';
  audit: 'audit';
}

// Commands at a table of poker between players, by their type.
export interface PokerCommands {
  fold: { type: 'fold'; seat?: number };
  check: { type: 'check'; seat?: number };
  decline: { type: 'decline'; seat?: number };
  call: { type: 'call'; seat?: number };
  bet: { type: 'bet'; seat?: number; to: number };
  raise: { type: 'raise'; seat?: number; to: number };
  tap_out: { type: 'tap_out'; seat?: number };
  draw: { type: 'draw'; seat?: number; cards?: Card[] };
  stand: { type: 'stand'; seat?: number };
  show: { type: 'show'; seat?: number };
  muck: { type: 'muck'; seat?: number };
  report: { type: 'report'; what: IrregularityWord; seat?: number; card?: Card; seen?: boolean; mixed?: boolean; count: number; place: number; told?: Card };
  choose: { type: 'choose'; ruling: RulingWord };
  start_clock: { type: 'start_clock'; seat?: number };
  stop_clock: { type: 'stop_clock' };
  void_round: { type: 'void_round'; reason: 'disruption' | 'fraud' | 'impractical'; refund?: boolean };
  void_wager: { type: 'void_wager'; seat?: number };
  penalty_fold: { type: 'penalty_fold'; seat?: number };
  lend_chips: { type: 'lend_chips'; seat?: number; to?: number; amount: number };
  divide_pot: { type: 'divide_pot'; seat?: number };
  sit: { type: 'sit'; player?: number; seat?: number; stake: number };
  want_seat: { type: 'want_seat'; player?: number; seat?: number; stake: number };
  give_up_seat: { type: 'give_up_seat'; player?: number; seat?: number };
  join_list: { type: 'join_list'; player?: number };
  leave_list: { type: 'leave_list'; player?: number };
  change_seat: { type: 'change_seat'; seat?: number; to?: number };
  leave: { type: 'leave'; seat?: number };
  sit_out: { type: 'sit_out'; seat?: number };
  sit_in: { type: 'sit_in'; seat?: number };
  post: { type: 'post'; seat?: number };
  wait: { type: 'wait'; seat?: number };
  top_up: { type: 'top_up'; seat?: number; amount: number };
  take_off: { type: 'take_off'; seat?: number; amount: number };
  over_blind: { type: 'over_blind'; seat?: number; amount: number };
  place_marker: { type: 'place_marker'; seat?: number };
  determine: { type: 'determine'; key: string; value: string };
  vacate: { type: 'vacate'; seat?: number };
  close_table: { type: 'close_table'; rounds: number; inspector_told?: boolean };
  restrict_group: { type: 'restrict_group'; restricted?: boolean };
  admit: { type: 'admit'; player?: number };
  approve_table: { type: 'approve_table'; text?: string };
  check_cards: { type: 'check_cards' };
  change_cards: { type: 'change_cards'; all?: boolean };
  order_count: { type: 'order_count' };
  count_deck: { type: 'count_deck'; count: number };
  exclude: { type: 'exclude'; seat?: number; breach?: string };
  deal_out: { type: 'deal_out'; seat?: number };
  record_conduct: { type: 'record_conduct'; seat?: number; breach?: string; text?: string };
  share_information: { type: 'share_information'; seat?: number; cards?: Card[]; text?: string };
  open_dispute: { type: 'open_dispute'; player?: number; text?: string };
  rule_dispute: { type: 'rule_dispute'; number: number; text?: string };
  request_review: { type: 'request_review'; player?: number; number: number };
  review_dispute: { type: 'review_dispute'; number: number; review: 'upheld' | 'overturned' };
  propose: { type: 'propose'; text?: string };
  answer: { type: 'answer'; seat?: number; agrees?: boolean };
  decide: { type: 'decide'; text?: string };
}

// Commands at a hosted table, by their type.
export interface HostedCommands {
  fold: { type: 'fold'; seat?: number };
  check: { type: 'check'; seat?: number };
  decline: { type: 'decline'; seat?: number };
  call: { type: 'call'; seat?: number };
  bet: { type: 'bet'; seat?: number; to: number };
  raise: { type: 'raise'; seat?: number; to: number };
  tap_out: { type: 'tap_out'; seat?: number };
  stand: { type: 'stand'; seat?: number };
  show: { type: 'show'; seat?: number };
  muck: { type: 'muck'; seat?: number };
  reshuffle: { type: 'reshuffle'; order?: Card[] };
  redeal: { type: 'redeal'; order?: Card[] };
  report: { type: 'report'; what: IrregularityWord; seat?: number; card?: Card; seen?: boolean; mixed?: boolean; count: number; place: number; told?: Card };
  choose: { type: 'choose'; ruling: RulingWord };
  start_clock: { type: 'start_clock'; seat?: number };
  stop_clock: { type: 'stop_clock' };
  void_round: { type: 'void_round'; reason: 'disruption' | 'fraud' | 'impractical'; refund?: boolean };
  void_wager: { type: 'void_wager'; seat?: number };
  penalty_fold: { type: 'penalty_fold'; seat?: number };
  lend_chips: { type: 'lend_chips'; seat?: number; to?: number; amount: number };
  divide_pot: { type: 'divide_pot'; seat?: number };
  sit: { type: 'sit'; player?: number; seat?: number; stake: number };
  want_seat: { type: 'want_seat'; player?: number; seat?: number; stake: number };
  give_up_seat: { type: 'give_up_seat'; player?: number; seat?: number };
  join_list: { type: 'join_list'; player?: number };
  leave_list: { type: 'leave_list'; player?: number };
  change_seat: { type: 'change_seat'; seat?: number; to?: number };
  leave: { type: 'leave'; seat?: number };
  sit_out: { type: 'sit_out'; seat?: number };
  sit_in: { type: 'sit_in'; seat?: number };
  post: { type: 'post'; seat?: number };
  wait: { type: 'wait'; seat?: number };
  top_up: { type: 'top_up'; seat?: number; amount: number };
  take_off: { type: 'take_off'; seat?: number; amount: number };
  over_blind: { type: 'over_blind'; seat?: number; amount: number };
  start_round: { type: 'start_round'; order?: Card[] };
  place_marker: { type: 'place_marker'; seat?: number };
  determine: { type: 'determine'; key: string; value: string };
  vacate: { type: 'vacate'; seat?: number };
  close_table: { type: 'close_table'; rounds: number; inspector_told?: boolean };
  restrict_group: { type: 'restrict_group'; restricted?: boolean };
  admit: { type: 'admit'; player?: number };
  approve_table: { type: 'approve_table'; text?: string };
  check_cards: { type: 'check_cards' };
  change_cards: { type: 'change_cards'; all?: boolean };
  order_count: { type: 'order_count' };
  count_deck: { type: 'count_deck'; count: number };
  exclude: { type: 'exclude'; seat?: number; breach?: string };
  deal_out: { type: 'deal_out'; seat?: number };
  record_conduct: { type: 'record_conduct'; seat?: number; breach?: string; text?: string };
  open_dispute: { type: 'open_dispute'; player?: number; text?: string };
  rule_dispute: { type: 'rule_dispute'; number: number; text?: string };
  request_review: { type: 'request_review'; player?: number; number: number };
  review_dispute: { type: 'review_dispute'; number: number; review: 'upheld' | 'overturned' };
  propose: { type: 'propose'; text?: string };
  answer: { type: 'answer'; seat?: number; agrees?: boolean };
  decide: { type: 'decide'; text?: string };
  tell_cards: { type: 'tell_cards'; seat?: number; cards?: Card[] };
  keep_hidden: { type: 'keep_hidden'; seat?: number };
  throw_away: { type: 'throw_away'; seat?: number; count: number; seen?: Card[] };
  count_stakes: { type: 'count_stakes'; seats?: number[]; chips?: number[] };
  lesson_answer: { type: 'lesson_answer'; ruling: RulingWord; commission: number; seats?: number[]; amounts?: number[] };
  undo: { type: 'undo' };
}

// Commands at a table of Canberra Poker, by their type.
export interface CanberraCommands {
  approve_layout: { type: 'approve_layout' };
  check_cards: { type: 'check_cards' };
  count_cards: { type: 'count_cards'; count: number };
  change_cards: { type: 'change_cards' };
  replace_shoe: { type: 'replace_shoe'; kind: 'hand' | 'automated' };
  open_table: { type: 'open_table' };
  notice_sign: { type: 'notice_sign'; minimum: number; maximum: number; multiple: number; max_payout: number; jackpot_wager_cents: number };
  notice_closing: { type: 'notice_closing' };
  close_table: { type: 'close_table' };
  set_marker: { type: 'set_marker'; seat?: number; placed?: boolean };
  sit: { type: 'sit'; seat?: number; player?: number; stake_cents: number };
  buy_chips: { type: 'buy_chips'; seat?: number; amount_cents: number };
  leave: { type: 'leave'; seat?: number };
  vacate: { type: 'vacate'; seat?: number };
  place_ante: { type: 'place_ante'; seat?: number; ante: number };
  place_jackpot: { type: 'place_jackpot'; seat?: number };
  take_back: { type: 'take_back'; seat?: number };
  place_bet: { type: 'place_bet'; seat?: number; bet: number };
  fold: { type: 'fold'; seat?: number };
  declare: { type: 'declare'; seat?: number };
  expose_card: { type: 'expose_card'; seat?: number; card: number };
  count_hand: { type: 'count_hand'; seat?: number; cards: number };
  rack_hand: { type: 'rack_hand'; seat?: number };
  reconstruct: { type: 'reconstruct'; seat?: number };
  void_round: { type: 'void_round'; reason: 'exposed_cards' | 'misdeal' | 'malfunction' | 'collusion' | 'disturbance' | 'impractical' | 'fraud' };
  void_wager: { type: 'void_wager'; seat?: number; breach?: string };
  exclude: { type: 'exclude'; seat?: number; extent: 'round' | 'game'; breach?: string };
  record_conduct: { type: 'record_conduct'; seat?: number; breach?: string };
  report_fault: { type: 'report_fault' };
  approve_play: { type: 'approve_play' };
  repair_jackpot: { type: 'repair_jackpot' };
  open_dispute: { type: 'open_dispute'; seat?: number };
  rule_dispute: { type: 'rule_dispute'; number: number };
  request_review: { type: 'request_review'; number: number };
  record_review: { type: 'record_review'; number: number };
}

// Commands at a hosted table of Canberra Poker, by their type.
export interface HostedCanberraCommands {
  approve_layout: { type: 'approve_layout' };
  check_cards: { type: 'check_cards' };
  count_cards: { type: 'count_cards'; count: number };
  change_cards: { type: 'change_cards' };
  load_shoe: { type: 'load_shoe' };
  replace_shoe: { type: 'replace_shoe'; kind: 'hand' | 'automated' };
  open_table: { type: 'open_table' };
  notice_sign: { type: 'notice_sign'; minimum: number; maximum: number; multiple: number; max_payout: number; jackpot_wager_cents: number };
  notice_closing: { type: 'notice_closing' };
  close_table: { type: 'close_table' };
  set_marker: { type: 'set_marker'; seat?: number; placed?: boolean };
  sit: { type: 'sit'; seat?: number; player?: number; stake_cents: number };
  buy_chips: { type: 'buy_chips'; seat?: number; amount_cents: number };
  leave: { type: 'leave'; seat?: number };
  vacate: { type: 'vacate'; seat?: number };
  call_wagers: { type: 'call_wagers' };
  place_ante: { type: 'place_ante'; seat?: number; ante: number };
  place_jackpot: { type: 'place_jackpot'; seat?: number; pad?: 'lit' | 'dark' };
  take_back: { type: 'take_back'; seat?: number };
  deal: { type: 'deal'; shoe?: Card[]; lifted: number };
  announce: { type: 'announce' };
  place_bet: { type: 'place_bet'; seat?: number; bet: number };
  fold: { type: 'fold'; seat?: number };
  declare: { type: 'declare'; seat?: number };
  pay_jackpots: { type: 'pay_jackpots' };
  collect: { type: 'collect' };
  tell_cards: { type: 'tell_cards'; seat?: number; cards?: Card[] };
  expose_card: { type: 'expose_card'; seat?: number; card: number };
  count_hand: { type: 'count_hand'; seat?: number; cards: number };
  rack_hand: { type: 'rack_hand'; seat?: number };
  reconstruct: { type: 'reconstruct'; seat?: number };
  void_round: { type: 'void_round'; reason: 'exposed_cards' | 'misdeal' | 'malfunction' | 'collusion' | 'disturbance' | 'impractical' | 'fraud' };
  void_wager: { type: 'void_wager'; seat?: number; breach?: string };
  exclude: { type: 'exclude'; seat?: number; extent: 'round' | 'game'; breach?: string };
  record_conduct: { type: 'record_conduct'; seat?: number; breach?: string };
  report_fault: { type: 'report_fault' };
  approve_play: { type: 'approve_play' };
  repair_jackpot: { type: 'repair_jackpot' };
  open_dispute: { type: 'open_dispute'; seat?: number };
  rule_dispute: { type: 'rule_dispute'; number: number };
  request_review: { type: 'request_review'; number: number };
  record_review: { type: 'record_review'; number: number };
  lesson_answer: { type: 'lesson_answer'; ruling: RulingWord; seats?: number[]; amounts_cents?: number[] };
  undo: { type: 'undo' };
}

// Commands in a tournament, by their type.
export interface TournamentCommands {
  determine: { type: 'determine'; key: string; value: string };
  approve: { type: 'approve'; reference: string };
  nominate: { type: 'nominate'; person: string; assistant?: boolean };
  admit: { type: 'admit'; player?: number };
  enter: { type: 'enter'; player?: number; agreed?: boolean };
  withdraw: { type: 'withdraw'; player?: number };
  join_reserve: { type: 'join_reserve'; player?: number };
  seat_reserve: { type: 'seat_reserve'; reserve?: number; instead_of?: number };
  ballot: { type: 'ballot'; drawn?: number[]; tables: number };
  start: { type: 'start' };
  start_break: { type: 'start_break'; length_s: number };
  end_break: { type: 'end_break' };
  start_round: { type: 'start_round'; table: number };
  end_round: { type: 'end_round'; table: number; stakes?: number[] };
  invalidate_round: { type: 'invalidate_round'; table: number; cause: 'disruption' | 'impractical' | 'fraud'; wagers: 'refunded' | 'removed'; wagered?: number[] };
  bust: { type: 'bust'; player?: number; contributed: number };
  eliminate: { type: 'eliminate'; player?: number };
  rebuy: { type: 'rebuy'; player?: number };
  top_up: { type: 'top_up'; player?: number };
  end_top_ups: { type: 'end_top_ups' };
  race_off: { type: 'race_off'; table: number; chip: number; seats?: number[]; cards?: Card[]; confirmed?: boolean };
  request_count: { type: 'request_count'; player?: number };
  enter_count: { type: 'enter_count'; table: number; stakes?: number[] };
  begin_stage: { type: 'begin_stage'; stage: 'round' | 'heat' | 'final' };
  mark_absent: { type: 'mark_absent'; player?: number };
  mark_present: { type: 'mark_present'; player?: number };
  forfeit: { type: 'forfeit'; player?: number };
  substitute: { type: 'substitute'; player?: number; substitute?: number; reason: string };
  exclude: { type: 'exclude'; player?: number; breached?: string };
  move: { type: 'move'; player?: number; table: number; seat?: number };
  break_table: { type: 'break_table'; table: number; drawn?: number[] };
  balance: { type: 'balance' };
  direct: { type: 'direct'; direction: string };
  end_play: { type: 'end_play' };
  award: { type: 'award' };
  cancel: { type: 'cancel' };
  undo: { type: 'undo'; act: number };
  set_clock: { type: 'set_clock'; clock_s: number; reason: string };
  correct_stake: { type: 'correct_stake'; player?: number; stake: number; reason: string };
  correct_place: { type: 'correct_place'; player?: number; place: number; reason: string };
  reinstate: { type: 'reinstate'; player?: number; table: number; seat?: number; stake: number; reason: string };
  choose_dealing: { type: 'choose_dealing'; table: number; stacks: 'dealt' | 'counted' };
  award_bounty: { type: 'award_bounty'; player?: number; from?: number };
  propose_deal: { type: 'propose_deal'; kind: 'even' | 'chips' | 'icm' };
  agree_deal: { type: 'agree_deal'; player?: number };
  drop_deal: { type: 'drop_deal'; player?: number };
}

// Commands in a tournament of Canberra Poker, by their type.
export interface ContestCommands {
  set_condition: { type: 'set_condition'; key: string; value: string };
  document_conditions: { type: 'document_conditions' };
  publish_conditions: { type: 'publish_conditions' };
  notify_commission: { type: 'notify_commission'; text?: string };
  nominate_director: { type: 'nominate_director'; text?: string };
  require_agreement: { type: 'require_agreement' };
  agree: { type: 'agree'; player?: number };
  enter: { type: 'enter'; player?: number };
  join_reserve: { type: 'join_reserve'; player?: number };
  seat_reserve: { type: 'seat_reserve'; player?: number; instead_of?: number };
  substitute: { type: 'substitute'; player?: number; instead_of?: number };
  change_start: { type: 'change_start'; text?: string };
  ballot: { type: 'ballot'; drawn?: number[] };
  take_seat: { type: 'take_seat'; player?: number };
  start_session: { type: 'start_session' };
  start_round: { type: 'start_round'; table: number };
  place_ante: { type: 'place_ante'; player?: number; amount: number };
  ask_next: { type: 'ask_next'; table: number };
  rule_ante: { type: 'rule_ante'; player?: number; stands?: boolean };
  bet: { type: 'bet'; player?: number };
  fold: { type: 'fold'; player?: number };
  wager_jackpot: { type: 'wager_jackpot'; player?: number };
  declare_jackpot: { type: 'declare_jackpot'; player?: number; hand: HandWord; pool: number };
  add_chips: { type: 'add_chips'; player?: number };
  settle: { type: 'settle'; table: number; players?: number[]; back?: number[] };
  count_table: { type: 'count_table'; table: number; players?: number[]; chips?: number[] };
  void_round: { type: 'void_round'; table: number };
  begin_extra_session: { type: 'begin_extra_session'; kind: 'ordinary' | 'repechage' | 'catch-up' };
  buy_back: { type: 'buy_back'; player?: number };
  play_off: { type: 'play_off'; players?: number[]; chips?: number[] };
  call_break: { type: 'call_break'; minutes: number };
  end_break: { type: 'end_break' };
  direct_play: { type: 'direct_play'; text?: string };
  penalise: { type: 'penalise'; player?: number; breach?: string; excluded?: boolean };
  award_places: { type: 'award_places' };
  cancel: { type: 'cancel' };
  withdraw: { type: 'withdraw'; player?: number };
  undo: { type: 'undo'; act: number };
  correct_stack: { type: 'correct_stack'; player?: number; chips: number; reason: string };
}

export type Request = Requests[keyof Requests];
export type PokerCommand = PokerCommands[keyof PokerCommands];
export type HostedCommand = HostedCommands[keyof HostedCommands];
export type CanberraCommand = CanberraCommands[keyof CanberraCommands];
export type HostedCanberraCommand =
  HostedCanberraCommands[keyof HostedCanberraCommands];
export type TableCommand =
  PokerCommand | HostedCommand | CanberraCommand | HostedCanberraCommand;
export type TournamentCommand = TournamentCommands[keyof TournamentCommands];
export type ContestCommand = ContestCommands[keyof ContestCommands];

// Who may send what: the room's own table.
export const permissions = {
  room: {
    lobby: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    leave_lobby: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    still_there: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    watch: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    unwatch: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    rulebooks: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    clause: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    rule_text: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    rounds: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    replay: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    why: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    chances: ['player'],
    chat: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    statement: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    sessions: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    sign_out: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    sign_out_everywhere: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    begin_second_factor: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    confirm_second_factor: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    remove_second_factor: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    limits: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    set_limit: ['player'],
    confirm_limit: ['player'],
    keep_limit: ['player'],
    set_notices: ['player'],
    exclude_me: ['player'],
    my_rounds: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    hands: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    statistics: ['player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    tournaments: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    tournament_players: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    tournament_story: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    tournament_ballot: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    watch_tournament: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    unwatch_tournament: ['visitor', 'player', 'dealer', 'supervisor', 'operator', 'director', 'inspector'],
    entropy: ['player'],
    call_staff: ['player'],
    open_private: ['player'],
    join_private: ['player'],
    private_tables: ['player'],
    private_table: ['player'],
    new_link: ['player'],
    deal_in: ['player'],
    seat_guest: ['player'],
    unseat_guest: ['player'],
    send_away: ['player'],
    pause_private: ['player'],
    end_private: ['player'],
    announce: ['dealer', 'supervisor', 'operator', 'director', 'inspector'],
    watch_floor: ['dealer', 'supervisor', 'operator', 'director'],
    answer_call: ['dealer', 'supervisor', 'operator', 'director'],
    disputes: ['supervisor', 'operator', 'inspector'],
    open_table: ['operator'],
    announce_tournament: ['operator', 'director'],
    enter_walk_in: ['operator', 'director'],
    enter_bots: ['operator', 'director'],
    revive_tournament: ['operator', 'director'],
    wind_up_tournament: ['operator', 'director'],
    pause_table: ['operator'],
    resume_table: ['operator'],
    set_house: ['operator'],
    free_seat: ['supervisor', 'operator'],
    seat_walk_in: ['dealer', 'supervisor', 'operator'],
    sell_chips: ['dealer', 'supervisor', 'operator'],
    seat_bot: ['operator'],
    remove_bot: ['operator'],
    revive_table: ['supervisor', 'operator'],
    clear_table: ['operator'],
    wind_up_table: ['operator'],
    appoint: ['operator'],
    new_code: ['operator'],
    dismiss: ['operator'],
    restrict: ['supervisor', 'operator'],
    lift_restriction: ['supervisor', 'operator'],
    restrictions: ['supervisor', 'operator', 'inspector'],
    set_house_limit: ['operator'],
    exclude_player: ['operator'],
    readmit_player: ['operator'],
    accounts: ['operator', 'inspector'],
    cage_issue: ['operator'],
    cage_redeem: ['operator'],
    figures: ['operator', 'inspector'],
    search_rounds: ['inspector'],
    pairs: ['inspector'],
    pair_rounds: ['inspector'],
    audit: ['inspector'],
  },
  poker: {
    fold: ['player'],
    check: ['player'],
    decline: ['player'],
    call: ['player'],
    bet: ['player'],
    raise: ['player'],
    tap_out: ['player'],
    draw: ['player'],
    stand: ['player'],
    show: ['player'],
    muck: ['player'],
    report: ['dealer', 'supervisor', 'operator'],
    choose: ['supervisor', 'operator'],
    start_clock: ['supervisor', 'director'],
    stop_clock: ['supervisor', 'director'],
    void_round: ['operator', 'director'],
    void_wager: ['operator', 'director'],
    penalty_fold: ['operator', 'director'],
    lend_chips: ['player'],
    divide_pot: ['player'],
    sit: ['player'],
    want_seat: ['player'],
    give_up_seat: ['player'],
    join_list: ['player'],
    leave_list: ['player'],
    change_seat: ['player'],
    leave: ['player'],
    sit_out: ['player'],
    sit_in: ['player'],
    post: ['player'],
    wait: ['player'],
    top_up: ['player'],
    take_off: ['player'],
    over_blind: ['player'],
    place_marker: ['supervisor', 'operator'],
    determine: ['operator'],
    vacate: ['supervisor', 'operator'],
    close_table: ['operator'],
    restrict_group: ['operator'],
    admit: ['operator'],
    approve_table: ['inspector'],
    check_cards: ['dealer', 'supervisor'],
    change_cards: ['operator'],
    order_count: ['supervisor'],
    count_deck: ['dealer', 'supervisor'],
    exclude: ['operator', 'director'],
    deal_out: ['supervisor'],
    record_conduct: ['supervisor', 'operator'],
    share_information: ['dealer', 'supervisor'],
    open_dispute: ['player'],
    rule_dispute: ['operator', 'director'],
    request_review: ['player'],
    review_dispute: ['inspector'],
    propose: ['operator'],
    answer: ['player'],
    decide: ['operator', 'director'],
  },
  hosted: {
    fold: ['dealer', 'supervisor', 'operator'],
    check: ['dealer', 'supervisor', 'operator'],
    decline: ['dealer', 'supervisor', 'operator'],
    call: ['dealer', 'supervisor', 'operator'],
    bet: ['dealer', 'supervisor', 'operator'],
    raise: ['dealer', 'supervisor', 'operator'],
    tap_out: ['dealer', 'supervisor', 'operator'],
    stand: ['dealer', 'supervisor', 'operator'],
    show: ['dealer', 'supervisor', 'operator'],
    muck: ['dealer', 'supervisor', 'operator'],
    reshuffle: ['dealer', 'supervisor', 'operator'],
    redeal: ['dealer', 'supervisor', 'operator'],
    report: ['dealer', 'supervisor', 'operator'],
    choose: ['supervisor', 'operator'],
    start_clock: ['supervisor', 'director'],
    stop_clock: ['supervisor', 'director'],
    void_round: ['operator', 'director'],
    void_wager: ['operator', 'director'],
    penalty_fold: ['operator', 'director'],
    lend_chips: ['dealer', 'supervisor', 'operator'],
    divide_pot: ['dealer', 'supervisor', 'operator'],
    sit: ['player'],
    want_seat: ['player'],
    give_up_seat: ['player'],
    join_list: ['player'],
    leave_list: ['player'],
    change_seat: ['player', 'dealer', 'supervisor', 'operator'],
    leave: ['player', 'dealer', 'supervisor', 'operator'],
    sit_out: ['player', 'dealer', 'supervisor', 'operator'],
    sit_in: ['player', 'dealer', 'supervisor', 'operator'],
    post: ['player', 'dealer', 'supervisor', 'operator'],
    wait: ['player', 'dealer', 'supervisor', 'operator'],
    top_up: ['player'],
    take_off: ['player', 'dealer', 'supervisor', 'operator'],
    over_blind: ['player', 'dealer', 'supervisor', 'operator'],
    start_round: ['dealer', 'supervisor', 'operator'],
    place_marker: ['supervisor', 'operator'],
    determine: ['operator'],
    vacate: ['supervisor', 'operator'],
    close_table: ['operator'],
    restrict_group: ['operator'],
    admit: ['operator'],
    approve_table: ['inspector'],
    check_cards: ['dealer', 'supervisor'],
    change_cards: ['operator'],
    order_count: ['supervisor'],
    count_deck: ['dealer', 'supervisor'],
    exclude: ['operator', 'director'],
    deal_out: ['supervisor'],
    record_conduct: ['supervisor', 'operator'],
    open_dispute: ['player'],
    rule_dispute: ['operator', 'director'],
    request_review: ['player'],
    review_dispute: ['inspector'],
    propose: ['operator'],
    answer: ['player'],
    decide: ['operator', 'director'],
    tell_cards: ['dealer', 'supervisor', 'operator'],
    keep_hidden: ['dealer', 'supervisor', 'operator'],
    throw_away: ['dealer', 'supervisor', 'operator'],
    count_stakes: ['dealer', 'supervisor', 'operator'],
    lesson_answer: ['dealer', 'supervisor', 'operator'],
    undo: ['dealer', 'supervisor', 'operator'],
  },
  canberra: {
    approve_layout: ['operator'],
    check_cards: ['dealer', 'supervisor'],
    count_cards: ['supervisor'],
    change_cards: ['operator'],
    replace_shoe: ['operator'],
    open_table: ['operator'],
    notice_sign: ['operator'],
    notice_closing: ['operator'],
    close_table: ['operator'],
    set_marker: ['operator'],
    sit: ['player'],
    buy_chips: ['player'],
    leave: ['player'],
    vacate: ['operator'],
    place_ante: ['player'],
    place_jackpot: ['player'],
    take_back: ['player'],
    place_bet: ['player'],
    fold: ['player'],
    declare: ['player', 'dealer'],
    expose_card: ['dealer', 'supervisor'],
    count_hand: ['dealer', 'supervisor'],
    rack_hand: ['dealer', 'supervisor'],
    reconstruct: ['supervisor'],
    void_round: ['operator'],
    void_wager: ['operator'],
    exclude: ['operator'],
    record_conduct: ['supervisor', 'operator'],
    report_fault: ['dealer', 'supervisor'],
    approve_play: ['supervisor'],
    repair_jackpot: ['supervisor'],
    open_dispute: ['player'],
    rule_dispute: ['operator'],
    request_review: ['player'],
    record_review: ['inspector'],
  },
  hosted_canberra: {
    approve_layout: ['operator'],
    check_cards: ['dealer', 'supervisor'],
    count_cards: ['supervisor'],
    change_cards: ['operator'],
    load_shoe: ['dealer', 'supervisor', 'operator'],
    replace_shoe: ['operator'],
    open_table: ['operator'],
    notice_sign: ['operator'],
    notice_closing: ['operator'],
    close_table: ['operator'],
    set_marker: ['operator'],
    sit: ['player'],
    buy_chips: ['player'],
    leave: ['player', 'dealer', 'supervisor', 'operator'],
    vacate: ['operator'],
    call_wagers: ['dealer', 'supervisor', 'operator'],
    place_ante: ['dealer', 'supervisor', 'operator'],
    place_jackpot: ['dealer', 'supervisor', 'operator'],
    take_back: ['dealer', 'supervisor', 'operator'],
    deal: ['dealer', 'supervisor', 'operator'],
    announce: ['dealer', 'supervisor', 'operator'],
    place_bet: ['dealer', 'supervisor', 'operator'],
    fold: ['dealer', 'supervisor', 'operator'],
    declare: ['dealer', 'supervisor', 'operator'],
    pay_jackpots: ['dealer', 'supervisor', 'operator'],
    collect: ['dealer', 'supervisor', 'operator'],
    tell_cards: ['dealer', 'supervisor', 'operator'],
    expose_card: ['dealer', 'supervisor', 'operator'],
    count_hand: ['dealer', 'supervisor', 'operator'],
    rack_hand: ['dealer', 'supervisor', 'operator'],
    reconstruct: ['supervisor'],
    void_round: ['dealer', 'supervisor', 'operator'],
    void_wager: ['operator'],
    exclude: ['operator'],
    record_conduct: ['supervisor', 'operator'],
    report_fault: ['dealer', 'supervisor', 'operator'],
    approve_play: ['supervisor'],
    repair_jackpot: ['supervisor'],
    open_dispute: ['player'],
    rule_dispute: ['operator'],
    request_review: ['player'],
    record_review: ['inspector'],
    lesson_answer: ['dealer', 'supervisor', 'operator'],
    undo: ['dealer', 'supervisor', 'operator'],
  },
  tournament: {
    determine: ['operator'],
    approve: ['inspector'],
    nominate: ['operator', 'director'],
    admit: ['operator', 'director'],
    enter: ['player', 'operator', 'director'],
    withdraw: ['player', 'operator', 'director'],
    join_reserve: ['player', 'operator', 'director'],
    seat_reserve: ['director'],
    ballot: ['director'],
    start: ['director'],
    start_break: ['director'],
    end_break: ['director'],
    start_round: ['director'],
    end_round: ['director'],
    invalidate_round: ['operator', 'director'],
    bust: ['director'],
    eliminate: ['director'],
    rebuy: ['player', 'operator', 'director'],
    top_up: ['player', 'operator', 'director'],
    end_top_ups: ['director'],
    race_off: ['director'],
    request_count: ['player', 'operator', 'director'],
    enter_count: ['director'],
    begin_stage: ['director'],
    mark_absent: ['director'],
    mark_present: ['director'],
    forfeit: ['director'],
    substitute: ['director'],
    exclude: ['operator', 'director'],
    move: ['director'],
    break_table: ['director'],
    balance: ['director'],
    direct: ['director'],
    end_play: ['director'],
    award: ['director'],
    cancel: ['operator'],
    undo: ['director'],
    set_clock: ['director'],
    correct_stake: ['director'],
    correct_place: ['director'],
    reinstate: ['director'],
    choose_dealing: ['director'],
    award_bounty: ['director'],
    propose_deal: ['director'],
    agree_deal: ['player', 'operator', 'director'],
    drop_deal: ['player', 'operator', 'director'],
  },
  contest: {
    set_condition: ['operator'],
    document_conditions: ['operator'],
    publish_conditions: ['operator'],
    notify_commission: ['operator'],
    nominate_director: ['operator'],
    require_agreement: ['director'],
    agree: ['player', 'operator', 'director'],
    enter: ['player', 'operator', 'director'],
    join_reserve: ['player', 'operator', 'director'],
    seat_reserve: ['director'],
    substitute: ['director'],
    change_start: ['director'],
    ballot: ['director'],
    take_seat: ['player', 'operator', 'director'],
    start_session: ['director'],
    start_round: ['dealer', 'director'],
    place_ante: ['player', 'dealer', 'director'],
    ask_next: ['dealer', 'director'],
    rule_ante: ['director'],
    bet: ['player', 'dealer', 'director'],
    fold: ['player', 'dealer', 'director'],
    wager_jackpot: ['player', 'dealer', 'director'],
    declare_jackpot: ['dealer', 'director'],
    add_chips: ['player', 'dealer', 'director'],
    settle: ['dealer', 'director'],
    count_table: ['director'],
    void_round: ['operator', 'director'],
    begin_extra_session: ['director'],
    buy_back: ['player', 'operator', 'director'],
    play_off: ['director'],
    call_break: ['director'],
    end_break: ['director'],
    direct_play: ['director'],
    penalise: ['director'],
    award_places: ['director'],
    cancel: ['operator'],
    withdraw: ['player', 'operator', 'director'],
    undo: ['director'],
    correct_stack: ['director'],
  },
} as const;
