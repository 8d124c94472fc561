// NI2005-74 of 7 February 2005: Seven Card Stud, and section 20 on tournaments of it.
#pragma once

#include "rules/books/irregularity_rows.h"
#include "rules/game/citations.h"
#include "rules/game/game.h"

namespace cardroom::books {

inline constexpr Citations citations_2005 = {
    .validity = clause("S05-INS-Approval"),
    // What may be determined, and under which clause.
    .minimum = clause("S05-4.1"),
    .minimum_change = clause("S05-4.1"),
    .stake = clause("S05-4.2(a)"),
    .seats = clause("S05-1.1"),
    .deck = clause("S05-2.2"),
    .joker = clause("S05-2.3"),
    .ace_low = clause("S05-3.5(a)"),
    .win = clause("S05-3.5(b)"),
    .high_low = clause("S05-3.5(c)"),
    .low_qualifier = clause("S05-3.5(d)"),
    .limit = clause("S05-4.2(g)"),
    .limit_pot = clause("S05-4.2(g)"),
    .maximum = clause("S05-4.2(g)"),
    .raises = clause("S05-5.1"),
    .forced = clause("S05-4.2(b)"),
    .blinds = clause("S05-4.2(c)"),
    .blind_amounts = clause("S05-4.2(f)"),
    .ante = clause("S05-4.2(f)"),
    .over_blind = clause("S05-4.2(e)"),
    .blind_option = clause("S05-10.1"),
    .opener = clause("S05-4.2(h)"),
    .burn = clause("S05-9.4"),
    .final_check = clause("S05-11.1"),
    .commission = clause("S05-15.1"),
    .commission_rate = clause("S05-15.2(e)"),
    .commission_cap = clause("S05-15.2(a)"),
    .commission_time = clause("S05-15.3"),
    .chip = clause("S05-13.2"),
    // The deal and the forced bets.
    .shuffle = clause("S05-7.1"),
    .cut = clause("S05-7.2"),
    .marker = clause("S05-8.3"),
    .marker_not_passed = clause("S05-8.4"),
    .blind_posted = clause("S05-8.5(a)"),
    .big_blind = clause("S05-DEF-BigBlind"),
    .ante_posted = clause("S05-8.5(b)"),
    // Betting.
    .opening_blind = clause("S05-5.2"),
    .opening_ante = clause("S05-6.1"),
    .raise_ante = clause("S05-6.2"),
    .opener_options = clause("S05-10.1"),
    .opener_must_bet = clause("S05-10.1(d)"),
    .compulsory_call = clause("S05-10.1(a)(iii)"),
    .call_not_offered = clause("S05-10.1(c)"),
    .last_blind = clause("S05-10.1[LB]"),
    .check_first_round = clause("S05-11.1"),
    .check_after_wager = clause("S05-11.2"),
    .all_check = clause("S05-11.3"),
    .two_contest = clause("S05-5.1"),
    .tap_out = clause("S05-14.1"),
    .tap_out_pots = clause("S05-14.2"),
    .short_tap_out = clause("S05-14.5"),
    .more_than_stake = clause("S05-DEF-TableStake"),
    .wrong_amount_call = clause("S05-17.7"),
    .wrong_amount_short = clause("S05-17.8"),
    .out_of_turn_stands = clause("S05-17.5"),
    .out_of_turn_exceeded = clause("S05-17.6"),
    .uncalled = clause("S05-15.2(b)"),
    // Ending.
    .one_left_first = clause("S05-10.3(a)"),
    .one_left_later = clause("S05-12.4(a)"),
    .showdown = clause("S05-13.1"),
    .showdown_unbet = clause("S05-13.1"),
    .need_not_show = clause("S05-16.6"),
    .share_information = clause("S05-16.6"),
    .settle = clause("S05-13.1"),
    .commission_taken = clause("S05-15.2(a)"),
    .tie = clause("S05-13.2"),
    .no_agreement = clause("S05-13.3"),
    .dead_cards = clause("S05-17.10"),
    .too_few_cards = clause("S05-17.20"),
    // Irregularities and the acts of staff.
    .misdeal = clause("S05-17.3"),
    .clock = clause("S05-4.6"),
    .invalidate_disruption = clause("S05-19.1"),
    .invalidate_fraud = clause("S05-19.3"),
    .invalidate_impractical = clause("S05-19.3"),
    .refund = clause("S05-DEF-Void"),
    .penalty_fold = clause("S05-19.2(a)"),
    .no_lending = clause("S05-14.4"),
    // The table.
    .seat_choice = clause("S05-8.2"),
    .buy_in = clause("S05-4.3"),
    .stake_frozen = clause("S05-4.4"),
    .top_up = clause("S05-14.3"),
    .chips_only = clause("S05-4.5"),
    .missed_blinds = clause("S05-17.4"),
    .new_player = clause("S05-17.11"),
    .new_player_posts = clause("S05-17.11(b)"),
    .first_revolution = clause("S05-17.12"),
    .seat_change = clause("S05-17.13"),
    .abstaining = clause("S05-19.6"),
    .closure = clause("S05-18.2"),
    .one_hand = clause("S05-16.2"),
    .group = clause("S05-8.1"),
    // The acts of staff around the round of play.
    .table_approval = clause("S05-1.1"),
    .card_check = clause("S05-2.4"),
    .card_change = clause("S05-2.5"),
    .card_count = clause("S05-2.6"),
    .hours = clause("S05-18.1"),
    .sanction = clause("S05-19.2"),
    .excluded = clause("S05-19.2(b)"),
    .language = clause("S05-16.3"),
    .folded_information = clause("S05-16.5"),
    .dispute = clause("S05-19.4"),
    .agreement = clause("S05-17.16"),
};

inline constexpr auto irregularities_2005 = std::to_array<IrregularityRule>({
    {I::cut_exposed, At::deal, At::first_betting, If::any, To::misdeal, clause("S05-17.1(a)")},
    {I::not_cut, At::deal, At::first_betting, If::any, To::misdeal, clause("S05-17.1(b)")},
    {I::out_of_turn, At::deal, At::first_betting, If::seen, To::misdeal, clause("S05-17.1(d)")},
    {I::out_of_turn, At::deal, At::first_betting, If::unseen, To::reconstructed,
     clause("S05-17.1(d)")},
    {I::out_of_turn, At::deal, At::first_betting, If::mixed, To::misdeal, clause("S05-17.1(d)")},
    {I::player_missed, At::deal, At::first_betting, If::seen, To::misdeal, clause("S05-17.1(e)")},
    {I::player_missed, At::deal, At::first_betting, If::unseen, To::reconstructed,
     clause("S05-17.1(e)")},
    {I::player_missed, At::deal, At::first_betting, If::mixed, To::misdeal, clause("S05-17.1(e)")},
    {I::extra_hand, At::deal, At::first_betting, If::seen, To::misdeal, clause("S05-17.1(e)")},
    {I::extra_hand, At::deal, At::first_betting, If::unseen, To::reconstructed,
     clause("S05-17.1(e)")},
    {I::extra_hand, At::deal, At::first_betting, If::mixed, To::misdeal, clause("S05-17.1(e)")},
    // C-12: a player with a card too many is always a misdeal.
    {I::extra_card, At::deal, At::first_betting, If::any, To::misdeal, clause("S05-17.1(f)")},
    {I::wager_out_of_turn, At::deal, At::later, If::any, To::stands, clause("S05-17.5")},
    {I::wrong_amount, At::deal, At::later, If::any, To::call, clause("S05-17.7")},
    {I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, clause("S05-17.9")},
    {I::dead_cards, At::deal, At::draw, If::any, To::dead_hand, clause("S05-17.10")},
    {I::hole_exposed, At::deal, At::first_betting, If::several_of_player, To::misdeal,
     clause("S05-17.1(c)")},
    {I::hole_exposed, At::deal, At::deal, If::any, To::faced, clause("S05-17.17")},
    {I::hole_exposed, At::later, At::later, If::final_card, To::opens_final, clause("S05-17.19")},
    // C-16: the first card of a street goes back even if it is a final card.
    {I::boxed, At::deal, At::later, If::first_of_street, To::reshuffled, clause("S05-17.18")},
    {I::boxed, At::later, At::later, If::final_card, To::opens_final, clause("S05-17.19")},
    {I::boxed, At::deal, At::later, If::later_of_street, To::kept, clause("S05-17.18")},
    // S05-17.2, C-13: after the first betting round it is not a misdeal; the hand is played.
    {I::cut_exposed, At::later, At::later, If::any, To::stands, clause("S05-17.2")},
    {I::not_cut, At::later, At::later, If::any, To::stands, clause("S05-17.2")},
    {I::out_of_turn, At::later, At::later, If::any, To::stands, clause("S05-17.2")},
    {I::player_missed, At::later, At::later, If::any, To::stands, clause("S05-17.2")},
    {I::extra_hand, At::later, At::later, If::any, To::stands, clause("S05-17.2")},
    {I::extra_card, At::later, At::later, If::any, To::stands, clause("S05-17.2")},
    {I::hole_exposed, At::later, At::later, If::several_of_player, To::stands, clause("S05-17.2")},
});

inline constexpr StaffRules staff_2005 = {.approves_tables = true,                 // S05-1.1
                                          .checks_cards = true,                    // S05-2.4
                                          .counts_cards = true,                    // S05-2.6
                                          .replacements = ReplacementCheck::both,  // S05-2.5
                                          .operator_changes_cards = true,          // S05-2.5
                                          .sets_hours = true,                      // S05-18.1
                                          .excludes = true,                        // S05-19.2(b)
                                          .told = ToldTo::table,                   // S05-16.5
                                          .agreements = true,                      // S05-17.16
                                          .decides = true,                         // S05-19.4
                                          .reviewer = "the ACT Gambling and Racing Commission"};

// S05-20.4: the conditions set seats, chips and fees; the pots pay no commission (S05-20.20).
consteval Citations cited_by_section_20() {
  Citations cites = citations_2005;
  cites.stake = cites.buy_in = clause("S05-20.4(d)");
  cites.stake_frozen = cites.top_up = clause("S05-20.14");
  cites.chips_only = clause("S05-DEF-TournamentChips");
  cites.seats = clause("S05-20.8");
  cites.raises = clause("S05-20.5");
  cites.commission = cites.commission_rate = cites.commission_cap = cites.commission_time =
      cites.commission_taken = clause("S05-20.20");
  cites.seat_choice = cites.seat_change = cites.new_player = clause("S05-20.7");
  cites.group = clause("S05-20.4(f)");
  cites.absent = cites.missed_blinds = cites.abstaining = clause("S05-20.11");
  return cites;
}
inline constexpr Citations citations_section_20 = cited_by_section_20();

// Seven Card Stud as a tournament.
consteval Game under_section_20(Game game) {
  game.key = "tournament-stud-2005";
  game.name = "Tournament Seven Card Stud";
  game.seats_clause = clause("S05-20.8");
  game.commission = CommissionScale::none;  // S05-20.20
  game.table = {.below = BelowStake::no_rule,
                .vacates_abstainers = false,
                .groups = true,  // S05-20.4(f)
                .tells_inspector = false,
                .tournament = true,                 // S05-20.14
                .absent = Absent::folded_at_turn};  // S05-20.11
  game.conditions_prevail = true;                   // S05-20.5, G-06
  game.cite = &citations_section_20;
  return game;
}

}  // namespace cardroom::books
