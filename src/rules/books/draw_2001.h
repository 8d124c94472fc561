// Draw Poker for cash has two instruments: the approval of 2001 for the play itself, NI2005-74 for
// stakes and commission (G-05, N-20).
#pragma once

#include "rules/game/citations.h"
#include "rules/game/staff_rules.h"

namespace cardroom::books {

inline constexpr Citations citations_draw_2001 = {
    .validity = clause("T01-INS-Approval"),
    // What may be determined, and under which clause.
    .minimum = clause("S05-4.1"),
    .minimum_change = clause("S05-4.1"),
    .stake = clause("S05-4.2(a)"),
    .seats = clause("S05-1.1"),
    .deck = clause("ALT01-2.2"),
    .joker = clause("T01-2.2"),
    .ace_low = clause("T01-3.5(a)"),
    .win = clause("T01-3.5(b)"),
    .high_low = clause("T01-3.5(c)"),
    .low_qualifier = clause("T01-3.5(d)"),
    .limit = clause("T01-4.3(h)"),
    .limit_pot = clause("T01-4.3(h)"),
    .maximum = clause("T01-4.3(h)"),
    .raises = clause("T01-5.1"),
    // T01-B-1.2: the last blind decides who opens, so the game has blinds.
    .forced = clause("T01-B-1.2"),
    .blinds = clause("T01-4.3(d)"),
    .blind_amounts = clause("T01-4.3(g)"),
    .ante = clause("T01-B-1.2"),
    .over_blind = clause("T01-4.3(f)"),
    .blind_option = clause("T01-9.1"),
    .opener = clause("T01-B-1.2"),
    .burn = clause("T01-B-2.3"),
    .final_check = clause("T01-B-1.4"),
    .commission = clause("S05-15.1"),
    .commission_rate = clause("S05-15.2(e)"),
    .commission_cap = clause("S05-15.2(a)"),
    .commission_time = clause("S05-15.3"),
    .chip = clause("T01-12.2"),
    // The deal and the forced bets.
    .shuffle = clause("T01-7.1"),
    .cut = clause("T01-7.2"),
    .marker = clause("ALT01-8.3"),
    .marker_not_passed = clause("T01-8.7"),
    .blind_posted = clause("T01-8.8(a)"),
    .ante_posted = clause("S05-8.5(b)"),
    // Betting.
    .opening_blind = clause("T01-5.2"),
    .opening_ante = clause("S05-6.1"),
    .raise_ante = clause("S05-6.2"),
    .over_full_pot = clause("T01-B-3.2"),
    .opener_options = clause("T01-9.1"),
    .opener_must_bet = clause("S05-10.1(d)"),
    .compulsory_call = clause("T01-9.1(a)"),
    .call_not_offered = clause("T01-9.1(c)"),
    .last_blind = clause("T01-9.1[LB]"),
    .check_first_round = clause("T01-10.1"),
    .check_after_wager = clause("T01-10.2"),
    .all_check = clause("T01-10.3"),
    .two_contest = clause("T01-5.1"),
    .tap_out = clause("T01-13.1"),
    .tap_out_pots = clause("T01-13.2"),
    .short_tap_out = clause("T01-13.4"),
    .more_than_stake = clause("T01-DEF-TableStake"),
    .wrong_amount_call = clause("T01-17.6"),
    .wrong_amount_short = clause("T01-17.7"),
    .out_of_turn_stands = clause("T01-17.4"),
    .out_of_turn_exceeded = clause("T01-17.5"),
    .uncalled = clause("S05-15.2(b)"),
    // Drawing.
    .draw = clause("T01-B-2.4"),
    .draw_order = clause("T01-B-2.3"),
    .draw_five = clause("T01-B-2.5(a)"),
    .draw_five_last = clause("T01-B-2.5(b)"),
    .draw_reshuffle = clause("T01-B-2.6"),
    // Ending.
    .one_left_first = clause("T01-9.3(a)"),
    .one_left_later = clause("T01-11.4(a)"),
    .showdown = clause("T01-12.1"),
    .showdown_unbet = clause("T01-12.1"),
    .need_not_show = clause("T01-16.6"),
    .share_information = clause("T01-16.6"),
    .settle = clause("T01-12.1"),
    .commission_taken = clause("S05-15.2(a)"),
    .tie = clause("T01-12.2"),
    .no_agreement = clause("T01-12.3"),
    .dead_cards = clause("T01-17.9"),
    .too_few_cards = clause("S05-17.20"),
    // Irregularities and the acts of staff.
    .misdeal = clause("T01-17.2"),
    .clock = clause("S05-4.6"),
    .invalidate_disruption = clause("S05-19.1"),
    .invalidate_fraud = clause("S05-19.3"),
    .invalidate_impractical = clause("S05-19.3"),
    .refund = clause("S05-DEF-Void"),
    .penalty_fold = clause("S05-19.2(a)"),
    .no_lending = clause("T01-13.3"),
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
    .one_hand = clause("T01-16.2"),
    .group = clause("S05-8.1"),
    // The acts of staff around the round of play.
    .table_approval = clause("T01-1.1"),
    .card_check = clause("T01-2.3"),
    .card_change = clause("T01-2.4"),
    .card_count = clause("T01-2.5"),
    .hours = clause("S05-18.1"),
    .sanction = clause("S05-19.2"),
    .excluded = clause("S05-19.2(b)"),
    .language = clause("T01-16.3"),
    .folded_information = clause("T01-16.5"),
    .dispute = clause("S05-19.4"),
    .agreement = clause("S05-17.16"),
};

// Cards and information follow T01; the rest follows NI2005-74.
inline constexpr StaffRules staff_draw_2001 = {
    .approves_tables = true,                   // T01-1.1
    .checks_cards = true,                      // T01-2.3
    .counts_cards = true,                      // T01-2.5
    .replacements = ReplacementCheck::either,  // T01-2.4
    .operator_changes_cards = true,            // T01-2.4
    .sets_hours = true,                        // S05-18.1
    .excludes = true,                          // S05-19.2(b)
    .told = ToldTo::active,                    // T01-16.5, C-26
    .agreements = true,                        // S05-17.16
    .decides = true,                           // S05-19.4
    .reviewer = "the ACT Gambling and Racing Commission"};

}  // namespace cardroom::books
