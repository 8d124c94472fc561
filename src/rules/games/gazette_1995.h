// What Three Card Manila, Hold-Em and Omaha of 1995 share: nearly the same sections under three
// prefixes. Numbers that differ are given by the description.
#pragma once

#include "rules/game/citations.h"
#include "rules/game/game.h"

namespace cardroom::games {

struct Numbers1995 {
  std::string_view stake;  // 5.3 in Manila, 5.4 elsewhere.
  std::string_view stake_frozen;
  std::string_view chips_only;
  std::string_view one_left;    // 7.3(a) or 7.2(a).
  std::string_view last_blind;  // 7.2 or 7.1[LB].
  std::string_view blinds;      // How many blinds: 6.4 or 5.3.
  std::string_view limit;       // 10.2 or 10.6: what may be determined.
  std::string_view dead_cards;  // 16.8 or 16.9.
};

inline constexpr Numbers1995 manila_numbers = {.stake = "5.3",
                                               .stake_frozen = "5.4",
                                               .chips_only = "5.5",
                                               .one_left = "7.3(a)",
                                               .last_blind = "7.2",
                                               .blinds = "6.4",
                                               .limit = "10.2",
                                               .dead_cards = "16.8"};
inline constexpr Numbers1995 hold_em_numbers = {.stake = "5.4",
                                                .stake_frozen = "5.5",
                                                .chips_only = "5.6",
                                                .one_left = "7.2(a)",
                                                .last_blind = "7.1[LB]",
                                                .blinds = "5.3",
                                                .limit = "10.6",
                                                .dead_cards = "16.9"};

consteval Citations citations_1995(std::string_view book, const Numbers1995& numbers) {
  Citations cites;
  cites.minimum = cite(book, "5.1");
  cites.minimum_change = cite(book, "5.2");
  cites.stake = cites.buy_in = cite(book, numbers.stake);
  cites.stake_frozen = cite(book, numbers.stake_frozen);
  cites.chips_only = cite(book, numbers.chips_only);
  cites.seats = cite(book, "1");
  cites.deck = cites.joker = cite(book, "3.1");
  cites.ace_low = cite(book, "3.5");
  cites.win = cites.high_low = cites.low_qualifier = cite(book, "14.3");
  cites.limit = cites.maximum = cites.over_limit = cite(book, numbers.limit);
  cites.limit_pot = book == "M95" ? cite(book, "10.2") : cite(book, "10.7");
  cites.forced = cites.blind_posted = cites.over_blind = cites.ante = cite(book, "6.4");
  cites.blinds = cite(book, numbers.blinds);
  cites.blind_amounts = cite(book, "10.1");
  cites.blind_option = cites.opener_options = cites.opener = cite(book, "7.1");
  cites.burn = book == "M95" ? cite(book, "7.4") : cite(book, "7.3");
  cites.commission = cites.commission_cap = cites.commission_taken = cite(book, "11.1");
  cites.commission_rate = cites.commission_time = cite(book, "11.2");
  cites.chip = cites.tie = cite(book, "9.4");
  cites.shuffle = cite(book, "4.1");
  cites.cut = cite(book, "4.2");
  cites.marker = cite(book, "6.2");
  cites.marker_not_passed = cite(book, "6.3");
  cites.last_blind = cite(book, numbers.last_blind);
  cites.check_first_round = cite(book, "13.1");
  cites.final_check = cite(book, "13.1");
  cites.check_after_wager = cite(book, "13.2");
  cites.all_check = cite(book, "13.3");
  cites.two_contest = cite(book, "10.5");
  cites.raises = cite(book, "10.2");
  cites.tap_out = cite(book, "12.1");
  cites.tap_out_pots = cite(book, "12.2");
  cites.top_up = cite(book, "12.3");
  cites.short_tap_out = cite(book, "12.5");
  cites.more_than_stake = cite(book, "DEF-TableStake");
  cites.out_of_turn_stands = cite(book, "16.3");
  cites.out_of_turn_exceeded = cite(book, "16.4");
  cites.uncalled = cite(book, "11.4");
  cites.one_left_first = cite(book, numbers.one_left);
  cites.one_left_later = cite(book, "8.3(a)");
  cites.showdown = cites.showdown_unbet = cite(book, "9.2");
  cites.need_not_show = cites.share_information = cite(book, "15.6");
  cites.announced = cite(book, "9.3(b)");
  cites.settle = cite(book, "9.3(c)");
  cites.no_agreement = cite(book, "9.5");
  cites.dead_cards = cite(book, numbers.dead_cards);
  cites.misdeal = cite(book, "16.2");
  cites.invalidate_disruption = cite(book, "18.3(a)");
  cites.invalidate_fraud = cite(book, "18.3(b)");
  cites.refund = cite(book, "18.4");
  cites.void_wager = cite(book, "18.2(a)");
  cites.no_lending = cite(book, "12.4");
  cites.seat_choice = cites.new_player = cites.seat_change = cite(book, "6.1");
  cites.missed_blinds = cite(book, "6.3");
  cites.abstaining = cite(book, "18.8");
  cites.closure = cite(book, "17.2");
  cites.one_hand = cite(book, "6.1");  // The choice is of a seat, not of seats.
  cites.group = cite(book, "6.1");
  cites.table_approval = cite(book, "1");
  cites.card_check = cite(book, "3.2");
  cites.card_change = cite(book, "3.3");
  cites.card_count = cite(book, "3.4");
  cites.hours = cite(book, "17.1");
  cites.sanction = cite(book, "18.2");
  cites.excluded = cite(book, "18.2(b)");
  cites.language = cite(book, "15.3");
  cites.folded_information = cite(book, "15.5");
  cites.dispute = cites.agreement = cite(book, "18.6");
  cites.dispute_notice = cite(book, "18.5");
  return cites;
}

inline constexpr StaffRules staff_1995 = {.checks_cards = true,
                                          .counts_cards = true,
                                          .replacements = ReplacementCheck::dealer_if_all,
                                          .sets_hours = true,
                                          .excludes = true,
                                          .deals_out = true,
                                          .told = Audience::table,
                                          .decides = true,
                                          .reviewer = "the Chief Casino Inspector",
                                          .consulted = "a Government Casino Inspector"};

// The 2001 alterations by subject (G-02): deck, buck, and the orders of hands of the same text
// (G-03).
consteval Citations altered_2001(Citations cites) {
  cites.deck = clause("ALT01-2.2");
  cites.joker = clause("T01-2.2");
  cites.marker = clause("ALT01-8.3");
  cites.ace_low = clause("T01-3.5(a)");
  cites.win = clause("T01-3.5(b)");
  cites.high_low = clause("T01-3.5(c)");
  cites.low_qualifier = clause("T01-3.5(d)");
  return cites;
}

// S275 was gazetted on 3 November 1995 and altered by S2 on 31 January 2001 (G-01).
inline constexpr Validity valid_1995 = {19951103, 20010130, clause("ALT01-2.2")};
inline constexpr Validity valid_2001 = {.from = 20010131};

// What the alterations of 2001 leave to the operator in any of the three games.
consteval Game edition_2001(Game game, std::string_view key, const Citations& cites) {
  game.key = key;
  game.edition = "2001";
  game.authority = clause("ALT01-2.2");
  game.valid = valid_2001;
  game.deck = DeckRule::determined;       // ALT01-2.2
  game.order = OrderRule::by_deck;        // G-03: T01-3.3, T01-3.4
  game.ace_low = AceLowRule::determined;  // T01-3.5(a)
  game.joker_allowed = true;              // T01-2.2, G-04
  game.showdown.low_allowed = true;       // T01-3.5(b), T01-3.5(c)
  game.cite = &cites;
  return game;
}

// The betting rounds of Hold-Em and Omaha 1995 after the deal (B-12).
consteval void add_flop_turn_river(Game& game, std::string_view book) {
  game.streets.push_back({.communal = 3,
                          .opens = Opens::first_position,
                          .multiples = {2, 2, 2, 2, Shape::listed},
                          .deal = cite(book, "7.3"),
                          .sizes = cite(book, "10.3"),
                          .order = cite(book, "8.2"),
                          .first = cite(book, "8.1")});
  game.streets.push_back({.communal = 1,
                          .opens = Opens::first_position,
                          .multiples = {2, 2, 2, 2, Shape::listed},
                          .deal = cite(book, "8.4"),
                          .sizes = cite(book, "10.3"),
                          .order = cite(book, "8.2"),
                          .first = cite(book, "8.1")});
  game.streets.push_back({.communal = 1,
                          .opens = Opens::first_position,
                          .multiples = {2, 4, 2, 4, Shape::range},
                          .deal = cite(book, "9.1"),
                          .sizes = cite(book, "10.4"),
                          .order = cite(book, "9.1")});
}

// Hold-Em and Omaha of 1995 are one description but for the hole cards and how many of them play.
consteval Game flop_game_1995(std::string_view book, const FixedList<Packet, 5>& hole) {
  Game game;
  game.edition = "1995";
  game.prefix = book;
  game.authority = clause("95-INS-Approval");
  game.valid = valid_1995;
  game.seats_most = game.seats_default = 10;
  game.seats_clause = cite(book, "1");
  game.forced = {.blinds_least = 2, .blinds_most = 3, .blinds_default = 2};  // HO95-5.3, HO95-6.4
  game.burn = Burn::always;  // HO95-7.3, HO95-8.4, HO95-9.1
  game.limits = {LimitKind::fixed, LimitKind::half_pot, LimitKind::full_pot,
                 LimitKind::no_limit};              // HO95-10.6
  game.commission = CommissionScale::gazette_1995;  // HO95-11.1
  game.staff = staff_1995;
  game.streets = {{.to_each = hole,
                   .opens = Opens::after_last_blind,
                   .multiples = {0, 0, 1, 2, Shape::listed},  // HO95-10.2
                   .deal = cite(book, "6.5"),
                   .sizes = cite(book, "10.2"),
                   .order = cite(book, "7.1")}};
  add_flop_turn_river(game, book);
  return game;
}

// Three Card Manila of 1995.
consteval Game manila_game_1995() {
  Game game;
  game.edition = "1995";
  game.prefix = "M95";
  game.authority = clause("95-INS-Declaration");
  game.valid = valid_1995;
  game.seats_most = game.seats_default = 9;  // M95-1
  game.seats_clause = clause("M95-1");
  game.cards = 32;                                                           // M95-3.1
  game.order = OrderRule::manila_1995;                                       // M95-14.3
  game.ace_low = AceLowRule::determined;                                     // M95-3.5
  game.forced = {.blinds_least = 1, .blinds_most = 1, .blinds_default = 1};  // M95-6.4
  game.commission = CommissionScale::gazette_1995;                           // M95-11.1
  game.showdown.from_hole = 2;                                               // M95-14.1
  game.staff = staff_1995;
  const Multiples one_or_two = {1, 2, 1, 2, Shape::listed};  // B-09
  game.streets = {{.to_each = {{2}, {1}},
                   .communal = 1,  // M95-6.5: two together, then one; M95-6.6.
                   .opens = Opens::after_last_blind,
                   .multiples = one_or_two,
                   .deal = clause("M95-6.5"),
                   .sizes = clause("M95-10.2"),
                   .order = clause("M95-7.1")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = one_or_two,
                   .deal = clause("M95-7.4"),
                   .sizes = clause("M95-10.3"),
                   .order = clause("M95-8.2"),
                   .first = clause("M95-8.1")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = one_or_two,
                   .deal = clause("M95-8.4"),
                   .sizes = clause("M95-10.3"),
                   .order = clause("M95-8.2"),
                   .first = clause("M95-8.1")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = one_or_two,
                   .deal = clause("M95-8.4"),
                   .sizes = clause("M95-10.3"),
                   .order = clause("M95-8.2"),
                   .first = clause("M95-8.1")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = {1, 4, 1, 4, Shape::range},  // M95-10.4, B-11
                   .deal = clause("M95-8.4"),
                   .sizes = clause("M95-10.4"),
                   .order = clause("M95-9.1")}};
  return game;
}

}  // namespace cardroom::games
