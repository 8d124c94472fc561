// What the nine formats of Tournament Poker of 2001 share: the clauses of T01-1 to T01-18, and
// those that every appendix has under the same number.
#pragma once

#include "rules/game/citations.h"
#include "rules/game/game.h"

namespace cardroom::games {

// What is determined before a tournament, and by whom.
consteval void cite_determinations_2001(Citations& cites, std::string_view appendix) {
  cites.minimum = cites.minimum_change = cites.maximum = cites.limit_pot = clause("T01-4.3(h)");
  cites.stake = clause("T01-4.3(b)");
  cites.seats = cite(appendix, "3.1");
  cites.deck = clause("T01-2.1");
  cites.joker = clause("T01-2.2");
  cites.ace_low = clause("T01-3.5(a)");
  cites.win = clause("T01-3.5(b)");
  cites.high_low = clause("T01-3.5(c)");
  cites.low_qualifier = clause("T01-3.5(d)");
  cites.limit = cites.over_limit = cites.over_full_pot = cite(appendix, "3.2");
  // G-06: where 4.3 leaves a choice that an appendix makes, the appendix prevails.
  cites.forced = cites.blinds = cites.ante = cites.blind_amounts = cite(appendix, "3.4");
  cites.over_blind = clause("T01-4.3(f)");
  cites.blind_option = cites.opener_options = clause("T01-9.1");
  cites.raises = clause("T01-5.1");
  cites.final_check = clause("T01-10.1");
  // T01-14.2: no commission is taken from any pot.
  cites.commission = cites.commission_rate = cites.commission_cap = cites.commission_time =
      cites.commission_taken = clause("T01-14.2");
  cites.chip = cites.tie = clause("T01-12.2");
}

consteval void cite_play_2001(Citations& cites) {
  cites.shuffle = clause("T01-7.1");
  cites.cut = clause("T01-7.2");
  cites.marker = clause("T01-8.6");
  cites.marker_not_passed = clause("T01-8.7");
  cites.blind_posted = clause("T01-8.8(a)");
  cites.ante_posted = clause("T01-8.8(b)");
  cites.opening_blind = clause("T01-5.2");
  cites.opening_ante = clause("T01-6.1");
  cites.raise_ante = clause("T01-6.2");
  cites.opener_must_bet = clause("T01-9.1(d)");
  cites.compulsory_call = clause("T01-9.1(a)");
  cites.call_not_offered = clause("T01-9.1(c)");
  cites.last_blind = clause("T01-9.1[LB]");
  cites.check_first_round = clause("T01-10.1");
  cites.check_after_wager = clause("T01-10.2");
  cites.all_check = clause("T01-10.3");
  cites.two_contest = clause("T01-5.1");
  cites.tap_out = clause("T01-13.1");
  cites.tap_out_pots = cites.uncalled = clause("T01-13.2");
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
  cites.no_agreement = clause("T01-12.3");
  cites.need_not_show = cites.share_information = clause("T01-16.6");
  cites.dead_cards = clause("T01-17.9");
  cites.too_few_cards = clause("T01-D-4.4");
}

// The director's table: T01-4.4 to T01-4.7, section 8, sections 16 to 18.
consteval void cite_table_2001(Citations& cites) {
  cites.buy_in = clause("T01-4.1");
  cites.stake_frozen = cites.top_up = clause("T01-4.5");
  cites.chips_only = clause("T01-4.6");
  cites.seat_choice = cites.seat_change = clause("T01-8.4");
  cites.new_player = cites.closure = clause("T01-8.5");
  cites.first_revolution = clause("T01-8.6");
  cites.group = clause("T01-8.3");
  cites.absent = cites.missed_blinds = cites.abstaining = clause("T01-17.3");
  cites.one_hand = clause("T01-16.2");
  cites.no_lending = clause("T01-13.3");
  cites.misdeal = clause("T01-17.2");
  cites.clock = clause("T01-4.7");
  cites.invalidate_disruption = clause("T01-18.1");
  cites.invalidate_fraud = cites.invalidate_impractical = clause("T01-18.4");
  cites.refund = clause("T01-18.5");
  cites.sanction = clause("T01-18.3");
  cites.penalty_fold = clause("T01-18.3(a)");
  cites.excluded = clause("T01-18.3(b)");
  cites.table_approval = clause("T01-1.1");
  cites.card_check = clause("T01-2.3");
  cites.card_change = clause("T01-2.4");
  cites.card_count = clause("T01-2.5");
  cites.hours = clause("T01-4.3");
  cites.language = clause("T01-16.3");
  cites.folded_information = clause("T01-16.5");
  cites.dispute = cites.agreement = cites.dispute_notice = clause("T01-18.6");
}

// `opener` says who opens, `burn` whether a card is discarded, each under its number.
consteval Citations citations_2001(std::string_view appendix, std::string_view opener,
                                   std::string_view burn) {
  Citations cites;
  cite_determinations_2001(cites, appendix);
  cite_play_2001(cites);
  cite_table_2001(cites);
  cites.opener = cite(appendix, opener);
  cites.burn = cite(appendix, burn);
  return cites;
}

inline constexpr StaffRules staff_2001 = {.approves_tables = true,
                                          .checks_cards = true,
                                          .counts_cards = true,
                                          .replacements = ReplacementCheck::either,
                                          .operator_changes_cards = true,
                                          .excludes = true,
                                          .told = Audience::active,
                                          .decides = true,
                                          .reviewer = "a Government Casino Inspector"};

inline constexpr TableRules table_2001 = {.below = BelowStake::no_rule,
                                          .vacates_abstainers = false,
                                          .groups = true,  // T01-8.3
                                          .tells_inspector = false,
                                          .tournament = true,                    // T01-4.5, T01-8.4
                                          .absent = Absent::folded_after_deal};  // T01-17.3

// T01-3.5, T01-4.3: before the start of a tournament; the schedule of the appendix goes on.
inline constexpr Locks locks_2001 = {.play = Lock::game_start, .levels = Lock::round_start};

// All but the streets, the limit and the forced bets. `appendix` is T01-A to T01-I.
consteval Game tournament_2001(std::string_view appendix) {
  Game game;
  game.edition = "2001";
  game.prefix = "T01";
  game.authority = clause("T01-INS-Approval");
  game.valid = {.from = 20010131};
  game.chip = Chips(25);  // T-04
  game.seats_clause = cite(appendix, "3.1");
  game.deck = DeckRule::determined;               // T01-2.1
  game.order = OrderRule::by_deck;                // T01-3.3, T01-3.4
  game.ace_low = AceLowRule::determined;          // T01-3.5(a)
  game.joker_allowed = true;                      // T01-2.2
  game.showdown.low_allowed = true;               // T01-3.5(b), T01-3.5(c)
  game.raises_most_blinds = 3;                    // T01-5.1, B-14
  game.raises_most_ante = 0;                      // T01-6.2, B-30
  game.least_opening = LeastOpening::last_blind;  // T01-4.3(h), B-18
  game.wrong_amount = WrongAmount::put_right;     // T01-17.6, T01-17.7
  game.commission = CommissionScale::none;        // T01-14.2
  game.table = table_2001;
  game.staff = staff_2001;
  game.locks = locks_2001;
  game.director_rules = true;  // T01-4.7, T01-18.1, T01-18.3, T01-18.4
  return game;
}

// So many blinds, the first level's, with over-blinds and the options of T01-9.1 to determine.
consteval ForcedBets blinds_2001(FixedList<Chips, 3> first_level) {
  const auto count = static_cast<std::uint8_t>(first_level.size());
  return {.blinds_least = count,
          .blinds_most = count,
          .blinds_default = count,
          .levels = BlindLevels::operator_sets,  // T01-4.3(g)
          .over_blinds = true,                   // T01-4.3(f)
          .first_round_options = true,           // T01-9.1
          .first_level = first_level};
}

// Omaha and Hold-Em, appendices C and E to I: hole cards, the flop, and two communal cards more.
// T01-C-1.1, T01-E-1.1, T01-F-1.1, T01-G-1.1, T01-H-1.1, T01-I-1.1: four rounds of betting.
// T01-C-1.3, T01-E-1.3, T01-F-1.3, T01-G-1.3, T01-H-1.3, T01-I-1.3: the player after the last blind
// opens the first, the buck player the others; T01-C-1.4, T01-E-1.4, T01-F-1.4, T01-G-1.4,
// T01-H-1.4, T01-I-1.4: the first active player after the buck where he is inactive. T01-C-2.2,
// T01-E-2.2, T01-F-2.2, T01-G-2.2, T01-H-2.2, T01-I-2.2, T01-C-2.4, T01-E-2.4, T01-F-2.4,
// T01-G-2.4, T01-H-2.4, T01-I-2.4: betting after the hole cards, the flop and each communal card;
// T01-C-2.6, T01-E-2.6, T01-F-2.6, T01-G-2.6, T01-H-2.6, T01-I-2.6: until one has won or all is
// bet.
consteval Game flop_game_2001(std::string_view appendix, const FixedList<Packet, 5>& hole) {
  Game game = tournament_2001(appendix);
  game.seats_most = game.seats_default = 10;  // T01-*-3.1
  // T01-C-1.2, T01-E-1.2, T01-F-1.2, T01-G-1.2, T01-H-1.2, T01-I-1.2, C-29: as the director
  // decides.
  game.burn = Burn::determined;
  game.streets = {{.to_each = hole,
                   .opens = Opens::after_last_blind,
                   .deal = cite(appendix, "2.1"),
                   .sizes = clause("T01-5.1"),
                   .order = clause("T01-9.2"),
                   .first = clause("T01-9.1")}};
  for (const std::uint8_t communal : {std::uint8_t{3}, std::uint8_t{1}, std::uint8_t{1}})
    game.streets.push_back({.communal = communal,
                            .opens = Opens::first_position,
                            .deal = cite(appendix, "2.3"),
                            .sizes = clause("T01-5.1"),
                            .order = clause("T01-11.3"),
                            .first = clause("T01-11.2")});
  return game;
}

}  // namespace cardroom::games
