// The clauses of NI2005-74, which Seven Card Stud is played under, and Draw Poker for stakes and
// commission (N-20).
#pragma once

#include "rules/game/citations.h"
#include "rules/game/game.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

consteval Citations citations_2005() {
  Citations cites;
  cites.minimum = cites.minimum_change = clause("S05-4.1");
  cites.stake = clause("S05-4.2(a)");
  cites.buy_in = clause("S05-4.3");
  cites.stake_frozen = clause("S05-4.4");
  cites.chips_only = clause("S05-4.5");
  cites.seats = clause("S05-1.1");
  cites.deck = clause("S05-2.2");
  cites.joker = clause("S05-2.3");
  cites.ace_low = clause("S05-3.5(a)");
  cites.win = clause("S05-3.5(b)");
  cites.high_low = clause("S05-3.5(c)");
  cites.low_qualifier = clause("S05-3.5(d)");
  cites.limit = cites.maximum = cites.limit_pot = clause("S05-4.2(g)");
  cites.forced = clause("S05-4.2(b)");
  cites.blinds = clause("S05-4.2(c)");
  cites.blind_amounts = cites.ante = clause("S05-4.2(f)");
  cites.over_blind = clause("S05-4.2(e)");
  cites.blind_option = cites.opener_options = clause("S05-10.1");
  cites.opener = clause("S05-4.2(h)");
  cites.burn = clause("S05-9.4");
  cites.final_check = clause("S05-11.1");
  cites.commission = clause("S05-15.1");
  cites.commission_rate = clause("S05-15.2(e)");
  cites.commission_cap = cites.commission_taken = clause("S05-15.2(a)");
  cites.commission_time = clause("S05-15.3");
  cites.chip = cites.tie = clause("S05-13.2");
  cites.shuffle = clause("S05-7.1");
  cites.cut = clause("S05-7.2");
  cites.marker = clause("S05-8.3");
  cites.marker_not_passed = clause("S05-8.4");
  cites.blind_posted = clause("S05-8.5(a)");
  cites.ante_posted = clause("S05-8.5(b)");
  cites.opening_blind = clause("S05-5.2");
  cites.opening_ante = clause("S05-6.1");
  cites.raise_ante = clause("S05-6.2");
  cites.opener_must_bet = clause("S05-10.1(d)");
  cites.compulsory_call = clause("S05-10.1(a)(iii)");
  cites.call_not_offered = clause("S05-10.1(c)");
  cites.last_blind = clause("S05-10.1[LB]");
  cites.check_first_round = clause("S05-11.1");
  cites.check_after_wager = clause("S05-11.2");
  cites.all_check = clause("S05-11.3");
  cites.two_contest = cites.raises = clause("S05-5.1");
  cites.tap_out = clause("S05-14.1");
  cites.tap_out_pots = clause("S05-14.2");
  cites.top_up = clause("S05-14.3");
  cites.short_tap_out = clause("S05-14.5");
  cites.more_than_stake = clause("S05-DEF-TableStake");
  cites.wrong_amount_call = clause("S05-17.7");
  cites.wrong_amount_short = clause("S05-17.8");
  cites.out_of_turn_stands = clause("S05-17.5");
  cites.out_of_turn_exceeded = clause("S05-17.6");
  cites.uncalled = clause("S05-15.2(b)");
  cites.one_left_first = clause("S05-10.3(a)");
  cites.one_left_later = clause("S05-12.4(a)");
  cites.showdown = cites.showdown_unbet = clause("S05-13.1");
  cites.need_not_show = cites.share_information = clause("S05-16.6");
  cites.settle = clause("S05-13.1");
  cites.no_agreement = clause("S05-13.3");
  cites.dead_cards = clause("S05-17.10");
  cites.too_few_cards = clause("S05-17.20");
  cites.misdeal = clause("S05-17.3");
  cites.clock = clause("S05-4.6");
  cites.invalidate_disruption = clause("S05-19.1");
  cites.invalidate_fraud = cites.invalidate_impractical = clause("S05-19.3");
  cites.refund = clause("S05-DEF-Void");
  cites.penalty_fold = clause("S05-19.2(a)");
  cites.no_lending = clause("S05-14.4");
  cites.seat_choice = clause("S05-8.2");
  cites.missed_blinds = clause("S05-17.4");
  cites.new_player = clause("S05-17.11");
  cites.first_revolution = clause("S05-17.12");
  cites.seat_change = clause("S05-17.13");
  cites.abstaining = clause("S05-19.6");
  cites.closure = clause("S05-18.2");
  cites.one_hand = clause("S05-16.2");
  cites.group = clause("S05-8.1");
  cites.table_approval = clause("S05-1.1");
  cites.card_check = clause("S05-2.4");
  cites.card_change = clause("S05-2.5");
  cites.card_count = clause("S05-2.6");
  cites.hours = clause("S05-18.1");
  cites.sanction = clause("S05-19.2");
  cites.excluded = clause("S05-19.2(b)");
  cites.language = clause("S05-16.3");
  cites.folded_information = clause("S05-16.5");
  cites.dispute = clause("S05-19.4");
  cites.agreement = clause("S05-17.16");
  return cites;
}

// Entering and stakes: S05-17.4, S05-17.11 to S05-17.13; S05-14.3; S05-8.1; S05-18.2.
inline constexpr TableRules table_2005 = {.entering = Entering::by_blinds,
                                          .below = BelowStake::declared,
                                          .groups = true,
                                          .tells_inspector = false};

inline constexpr StaffRules staff_2005 = {.approves_tables = true,
                                          .checks_cards = true,
                                          .counts_cards = true,
                                          .replacements = ReplacementCheck::both,
                                          .operator_changes_cards = true,
                                          .sets_hours = true,
                                          .excludes = true,
                                          .told = Audience::table,
                                          .agreements = true,
                                          .decides = true,
                                          .reviewer = "the ACT Gambling and Racing Commission"};

// T01 for the play itself (N-20), under the same stakes and commission.
consteval Citations citations_draw_2001() {
  Citations cites = citations_2005();
  cites.deck = clause("ALT01-2.2");
  cites.joker = clause("T01-2.2");
  cites.marker = clause("ALT01-8.3");
  cites.ace_low = clause("T01-3.5(a)");
  cites.win = clause("T01-3.5(b)");
  cites.high_low = clause("T01-3.5(c)");
  cites.low_qualifier = clause("T01-3.5(d)");
  cites.limit = cites.maximum = cites.limit_pot = clause("T01-4.3(h)");
  // T01-B-1.2: the last blind says who opens, so the game has blinds.
  cites.forced = cites.ante = clause("T01-B-1.2");
  cites.blinds = clause("T01-4.3(d)");
  cites.blind_amounts = clause("T01-4.3(g)");
  cites.over_blind = clause("T01-4.3(f)");
  cites.blind_option = cites.opener_options = clause("T01-9.1");
  cites.opener = clause("T01-B-1.2");
  cites.burn = clause("T01-B-2.3");
  cites.final_check = clause("T01-B-1.4");
  cites.shuffle = clause("T01-7.1");
  cites.cut = clause("T01-7.2");
  cites.marker_not_passed = clause("T01-8.7");
  cites.blind_posted = clause("T01-8.8(a)");
  cites.opening_blind = clause("T01-5.2");
  cites.over_full_pot = clause("T01-B-3.2");
  cites.compulsory_call = clause("T01-9.1(a)");
  cites.call_not_offered = clause("T01-9.1(c)");
  cites.last_blind = clause("T01-9.1[LB]");
  cites.check_first_round = clause("T01-10.1");
  cites.check_after_wager = clause("T01-10.2");
  cites.all_check = clause("T01-10.3");
  cites.two_contest = cites.raises = clause("T01-5.1");
  cites.tap_out = clause("T01-13.1");
  cites.tap_out_pots = clause("T01-13.2");
  cites.short_tap_out = clause("T01-13.4");
  cites.more_than_stake = clause("T01-DEF-TableStake");
  cites.wrong_amount_call = clause("T01-17.6");
  cites.wrong_amount_short = clause("T01-17.7");
  cites.out_of_turn_stands = clause("T01-17.4");
  cites.out_of_turn_exceeded = clause("T01-17.5");
  cites.draw = clause("T01-B-2.4");
  cites.draw_five = clause("T01-B-2.5(a)");
  cites.draw_five_last = clause("T01-B-2.5(b)");
  cites.draw_reshuffle = clause("T01-B-2.6");
  cites.one_left_first = clause("T01-9.3(a)");
  cites.one_left_later = clause("T01-11.4(a)");
  cites.showdown = cites.showdown_unbet = cites.settle = clause("T01-12.1");
  cites.tie = cites.chip = clause("T01-12.2");
  cites.misdeal = clause("T01-17.2");
  cites.no_lending = clause("T01-13.3");
  cites.no_agreement = clause("T01-12.3");
  cites.dead_cards = clause("T01-17.9");
  cites.need_not_show = cites.share_information = clause("T01-16.6");
  cites.one_hand = clause("T01-16.2");
  cites.table_approval = clause("T01-1.1");
  cites.card_check = clause("T01-2.3");
  cites.card_change = clause("T01-2.4");
  cites.card_count = clause("T01-2.5");
  cites.language = clause("T01-16.3");
  cites.folded_information = clause("T01-16.5");
  return cites;
}

// Cards and information are T01's, the rest is as in NI2005-74.
consteval StaffRules staff_draw_2001() {
  StaffRules staff = staff_2005;
  staff.replacements = ReplacementCheck::either;  // T01-2.4
  staff.told = Audience::active;                  // T01-16.5, C-26
  return staff;
}

inline constexpr auto table_stud_2005 = irregularities_stud_2005();

consteval Street street_2005(FixedList<Packet, 5> to_each, Opens opens) {
  return {.to_each = to_each,
          .opens = opens,
          .deal = clause("S05-9.4"),
          .sizes = clause("S05-5.1"),
          .order = clause("S05-12.3"),
          .first = clause("S05-12.2")};
}

// Seven Card Stud of 2005.
consteval Game stud_game_2005() {
  Game game;
  game.edition = "2005";
  game.prefix = "S05";
  game.authority = clause("S05-INS-Approval");
  game.valid = {.from = 20050207};
  game.seats_most = game.seats_default = 8;  // P-18
  game.seats_clause = clause("S05-1.1");
  game.deck = DeckRule::determined;       // S05-2.2
  game.order = OrderRule::by_deck;        // S05-3.3, S05-3.4
  game.ace_low = AceLowRule::determined;  // S05-3.5(a)
  game.joker_allowed = true;              // S05-2.3
  game.showdown.low_allowed = true;       // S05-3.5(b), S05-3.5(c)
  game.marker = Marker::dealer_button;
  game.marker_start = MarkerStart::dealers_right;  // S05-8.3
  game.first = FirstPosition::after_marker;        // S05-8.5(a), S05-9.2
  game.forced = {.ante = true,
                 .blinds_least = 1,
                 .blinds_most = 3,
                 .blinds_default = 1,
                 .levels = BlindLevels::operator_sets,
                 .over_blinds = true,
                 .first_round_options = true};  // S05-4.2, S05-10.1
  game.limits = {LimitKind::fixed,    LimitKind::range,    LimitKind::half_pot,
                 LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit};  // S05-4.2(g)
  game.limit_default = LimitKind::half_pot;
  game.raises_most_blinds = 3;                     // S05-5.1
  game.raises_most_ante = 0;                       // S05-6.2, B-30
  game.tap_out = TapOutUnits::whole_minimum_bets;  // S05-14.1, B-27
  game.wrong_amount = WrongAmount::put_right;      // S05-17.7, S05-17.8
  game.commission = CommissionScale::stud_2005;    // S05-15.2
  game.locks = {.play = Lock::round_start,         // S05-3.5, S05-4.2
                .commission = Lock::round_start};  // S05-4.2(a)
  game.table = table_2005;
  game.staff = staff_2005;
  game.irregularities = table_stud_2005;
  game.invalidates_before_end = true;  // S05-19.1
  const Packet down{1, Face::down};
  const Packet up{1, Face::up};
  game.streets = {{.to_each = {down, down, up},  // S05-9.2
                   .opens = Opens::low_or_high_card,
                   .deal = clause("S05-9.2"),
                   .sizes = clause("S05-5.1"),
                   .order = clause("S05-10.2"),
                   .first = clause("S05-10.1")},
                  street_2005({up}, Opens::highest_card),
                  street_2005({up}, Opens::highest_card),
                  street_2005({up}, Opens::highest_card),
                  street_2005({down}, Opens::highest_card)};  // S05-9.4
  return game;
}

}  // namespace cardroom::games
