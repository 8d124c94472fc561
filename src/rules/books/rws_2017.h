// RWS Poker version 5 of 16 October 2017.
#pragma once

#include "rules/books/irregularity_rows.h"
#include "rules/game/citations.h"

namespace cardroom::books {

inline constexpr Citations citations_2017 = {
    .validity = clause("RWS17-2.1.1"),
    // What may be determined, and under which clause.
    .minimum = clause("RWS17-3.2"),
    .minimum_change = clause("RWS17-3.2"),
    .stake = clause("RWS17-3.4"),
    .seats = clause("RWS17-2.1.1"),
    .deck = clause("RWS17-2.2.1"),
    .joker = clause("RWS17-2.2.1"),
    .ace_low = clause("RWS17-3.5.1"),
    .win = clause("RWS17-4.4"),
    .high_low = clause("RWS17-4.4"),
    .low_qualifier = clause("RWS17-4.4"),
    .limit = clause("RWS17-3.2"),
    .limit_pot = clause("RWS17-3.2"),
    .maximum = clause("RWS17-3.2"),
    .raises = clause("RWS17-3.3"),
    .forced = clause("RWS17-DEF-Blind"),
    .blinds = clause("RWS17-DEF-Blind"),
    .blind_amounts = clause("RWS17-DEF-SmallBlind"),
    .ante = clause("RWS17-DEF-Blind"),
    .over_blind = clause("RWS17-DEF-Blind"),
    .blind_option = clause("RWS17-3.8.1(a)"),
    .opener = clause("RWS17-3.8.1(a)"),
    .burn = clause("RWS17-DEF-Burn"),
    .final_check = clause("RWS17-3.9.1(a)"),
    .commission = clause("RWS17-4.1"),
    .commission_rate = clause("RWS17-4.1"),
    .commission_cap = clause("RWS17-4.1"),
    .commission_time = clause("RWS17-4.1"),
    .chip = clause("RWS17-4.5"),
    // The deal and the forced bets.
    .shuffle = clause("RWS17-3.6"),
    .cut = clause("RWS17-3.6"),
    .marker = clause("RWS17-3.1"),
    .marker_not_passed = clause("RWS17-DEF-DealerButton"),
    .blind_posted = clause("RWS17-3.7"),
    .big_blind = clause("RWS17-DEF-BigBlind"),
    // Betting.
    .opening_blind = clause("RWS17-3.3"),
    .opener_options = clause("RWS17-3.8.1(a)"),
    .last_blind = clause("RWS17-3.8.1(b)"),
    .check_first_round = clause("RWS17-DEF-Check"),
    .check_after_wager = clause("RWS17-3.9.1(c)"),
    .all_check = clause("RWS17-3.9.1(d)"),
    .two_contest = clause("RWS17-3.3"),
    .tap_out = clause("RWS17-3.14.1"),
    .tap_out_pots = clause("RWS17-3.14.4"),
    .short_tap_out = clause("RWS17-3.14.3"),
    .more_than_stake = clause("RWS17-DEF-TableStake"),
    .uncalled = clause("RWS17-4.3"),
    // Ending.
    .one_left_first = clause("RWS17-3.13.1"),
    .one_left_later = clause("RWS17-3.13.1"),
    .showdown = clause("RWS17-3.13.2(a)"),
    .showdown_unbet = clause("RWS17-3.13.2(b)"),
    .need_not_show = clause("RWS17-3.13.1"),
    .share_information = clause("RWS17-3.13.1"),
    .settle = clause("RWS17-4.4"),
    .commission_taken = clause("RWS17-4.1"),
    .tie = clause("RWS17-4.5"),
    .no_agreement = clause("RWS17-4.2"),
    .dead_cards = clause("RWS17-DEF-Fold"),
    // Irregularities and the acts of staff.
    .refund = clause("RWS17-5.1"),
    .no_lending = clause("RWS17-DEF-TableStake"),
    // The table.
    .seat_choice = clause("RWS17-3.4"),
    .buy_in = clause("RWS17-3.4"),
    .stake_frozen = clause("RWS17-3.4"),
    .top_up = clause("RWS17-3.4"),
    .chips_only = clause("RWS17-DEF-Bet"),
    .missed_blinds = clause("RWS17-3.7"),
    .new_player = clause("RWS17-3.4"),
    .seat_change = clause("RWS17-3.4"),
    .abstaining = clause("RWS17-3.4"),
    .closure = clause("RWS17-3.4"),
    .one_hand = clause("RWS17-3.4"),
    .group = clause("RWS17-3.4"),
    // The acts of staff around the round of play.
    .table_approval = clause("RWS17-2.1.1"),
    .card_check = clause("RWS17-2.2.1"),
    .card_change = clause("RWS17-5.1.1"),
    .card_count = clause("RWS17-5.1.2"),
    // The book has no disputes, sanctions or hours; the casino operator is the House.
    .hours = clause("RWS17-DEF-House"),
    .sanction = clause("RWS17-DEF-House"),
    .excluded = clause("RWS17-DEF-House"),
    .language = clause("RWS17-DEF-House"),
    .folded_information = clause("RWS17-3.13.1"),
    .dispute = clause("RWS17-DEF-House"),
    .agreement = clause("RWS17-DEF-House"),
};

inline constexpr auto irregularities_2017 = std::to_array<IrregularityRule>({
    // 5.1.1: during a game; the outcomes of earlier games stand.
    {I::foreign_card, At::deal, At::later, If::any, To::void_round, clause("RWS17-5.1.1")},
    {I::deck_count, At::deal, At::showdown, If::any, To::void_round, clause("RWS17-5.1.2")},
    {I::hole_exposed, At::deal, At::deal, If::several_exposed, To::void_round,
     clause("RWS17-5.1.3")},
    // C-28: the book does not list one exposed card; it is replaced, as in H95-16.7.
    {I::hole_exposed, At::deal, At::deal, If::one_exposed, To::replaced, clause("RWS17-5.1.3")},
    // C-22: a wrong count that nobody has seen is corrected; a player who has bet has looked.
    {I::extra_card, At::deal, At::deal, If::seen, To::void_round, clause("RWS17-5.1.4")},
    {I::extra_card, At::deal, At::deal, If::any, To::reconstructed, clause("RWS17-5.1.4")},
    {I::extra_card, At::first_betting, At::showdown, If::any, To::void_round,
     clause("RWS17-5.1.4")},
    {I::wrong_count, At::deal, At::deal, If::seen, To::void_round, clause("RWS17-5.1.4")},
    {I::wrong_count, At::deal, At::deal, If::any, To::reconstructed, clause("RWS17-5.1.4")},
    {I::wrong_count, At::first_betting, At::showdown, If::any, To::void_round,
     clause("RWS17-5.1.4")},
    {I::player_missed, At::deal, At::deal, If::unseen, To::reconstructed, clause("RWS17-5.1.5(a)")},
    {I::player_missed, At::deal, At::deal, If::mixed, To::void_round, clause("RWS17-5.1.5(a)")},
    {I::player_missed, At::deal, At::showdown, If::any, To::void_round, clause("RWS17-5.1.5(b)")},
    {I::extra_hand, At::deal, At::deal, If::unseen, To::reconstructed, clause("RWS17-5.1.5(a)")},
    {I::extra_hand, At::deal, At::deal, If::mixed, To::void_round, clause("RWS17-5.1.5(a)")},
    {I::extra_hand, At::deal, At::showdown, If::any, To::void_round, clause("RWS17-5.1.5(b)")},
    {I::dead_cards, At::deal, At::later, If::any, To::dead_hand, clause("RWS17-DEF-Fold")},
    // C-28: what 5.1 does not list never makes a game void; the supervisor rules.
    {I::communal_early, At::deal, At::later, If::any, To::supervisor_decides, clause("RWS17-5.1")},
    {I::burn_exposed, At::later, At::later, If::not_begun, To::supervisor_decides,
     clause("RWS17-5.1")},
});

}  // namespace cardroom::books
