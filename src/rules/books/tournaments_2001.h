// The approval of Tournament Poker of 31 January 2001: sections 1 to 18, which apply to all nine
// formats, and the rules that every appendix has under the same number.
#pragma once

#include "rules/books/irregularity_rows.h"
#include "rules/game/citations.h"
#include "rules/game/game.h"

namespace cardroom::books {

// Clauses that the appendices number differently, or that only some of them have.
struct Appendix {
  std::string_view prefix;  // "T01" and the letter.
  Clause opener;            // Which player opens.
  Clause burn;              // Whether a card is burned.
  Clause own_limit = {};
  Clause final_check = clause("T01-10.1");
};

constexpr Clause cite(const Appendix& appendix, std::string_view number) {
  return cardroom::cite(appendix.prefix, number);
}

template <const Appendix& appendix>
inline constexpr Citations citations_2001 = {
    .validity = clause("T01-INS-Approval"),
    // What may be determined, and under which clause.
    .minimum = clause("T01-4.3(h)"),
    .minimum_change = clause("T01-4.3(h)"),
    .stake = clause("T01-4.3(b)"),
    .seats = cite(appendix, "3.1"),
    .deck = clause("T01-2.1"),
    .joker = clause("T01-2.2"),
    .ace_low = clause("T01-3.5(a)"),
    .win = clause("T01-3.5(b)"),
    .high_low = clause("T01-3.5(c)"),
    .low_qualifier = clause("T01-3.5(d)"),
    .limit = cite(appendix, "3.2"),
    .own_limit = appendix.own_limit,
    .limit_pot = clause("T01-4.3(h)"),
    .maximum = clause("T01-4.3(h)"),
    .raises = clause("T01-5.1"),
    // G-06: where an appendix makes a choice that 4.3 leaves open, the appendix decides.
    .forced = cite(appendix, "3.4"),
    .blinds = cite(appendix, "3.4"),
    .blind_amounts = cite(appendix, "3.4"),
    .ante = cite(appendix, "3.4"),
    .over_blind = clause("T01-4.3(f)"),
    .blind_option = clause("T01-9.1"),
    .opener = appendix.opener,
    .burn = appendix.burn,
    .final_check = appendix.final_check,
    // T01-14.2: no commission is taken from any pot.
    .commission = clause("T01-14.2"),
    .commission_rate = clause("T01-14.2"),
    .commission_cap = clause("T01-14.2"),
    .commission_time = clause("T01-14.2"),
    .chip = clause("T01-12.2"),
    // The deal and the forced bets.
    .shuffle = clause("T01-7.1"),
    .cut = clause("T01-7.2"),
    .marker = clause("T01-8.6"),
    .marker_not_passed = clause("T01-8.7"),
    .blind_posted = clause("T01-8.8(a)"),
    .ante_posted = clause("T01-8.8(b)"),
    // Betting.
    .opening_blind = clause("T01-5.2"),
    .opening_ante = clause("T01-6.1"),
    .raise_ante = clause("T01-6.2"),
    .over_limit = cite(appendix, "3.2"),
    .over_full_pot = cite(appendix, "3.2"),
    .opener_options = clause("T01-9.1"),
    .opener_must_bet = clause("T01-9.1(d)"),
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
    .uncalled = clause("T01-13.2"),
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
    .commission_taken = clause("T01-14.2"),
    .tie = clause("T01-12.2"),
    .no_agreement = clause("T01-12.3"),
    .dead_cards = clause("T01-17.9"),
    .too_few_cards = clause("T01-D-4.4"),
    // Irregularities and the acts of staff.
    .misdeal = clause("T01-17.2"),
    .clock = clause("T01-4.7"),
    .invalidate_disruption = clause("T01-18.1"),
    .invalidate_fraud = clause("T01-18.4"),
    .invalidate_impractical = clause("T01-18.4"),
    .refund = clause("T01-18.5"),
    .penalty_fold = clause("T01-18.3(a)"),
    .no_lending = clause("T01-13.3"),
    // The table.
    .seat_choice = clause("T01-8.4"),
    .buy_in = clause("T01-4.1"),
    .stake_frozen = clause("T01-4.5"),
    .top_up = clause("T01-4.5"),
    .chips_only = clause("T01-4.6"),
    .missed_blinds = clause("T01-17.3"),
    .new_player = clause("T01-8.5"),
    .first_revolution = clause("T01-8.6"),
    .seat_change = clause("T01-8.4"),
    .abstaining = clause("T01-17.3"),
    .closure = clause("T01-8.5"),
    .one_hand = clause("T01-16.2"),
    .group = clause("T01-8.3"),
    .absent = clause("T01-17.3"),
    // The acts of staff around the round of play.
    .table_approval = clause("T01-1.1"),
    .card_check = clause("T01-2.3"),
    .card_change = clause("T01-2.4"),
    .card_count = clause("T01-2.5"),
    .hours = clause("T01-4.3"),
    .sanction = clause("T01-18.3"),
    .excluded = clause("T01-18.3(b)"),
    .language = clause("T01-16.3"),
    .folded_information = clause("T01-16.5"),
    .dispute = clause("T01-18.6"),
    .dispute_notice = clause("T01-18.6"),
    .agreement = clause("T01-18.6"),
};

// Section 17.
inline constexpr auto misdeals_2001 = std::to_array<IrregularityRule>({
    {I::cut_exposed, At::deal, At::deal, If::any, To::misdeal, clause("T01-17.1(a)")},
    {I::not_cut, At::deal, At::draw, If::any, To::misdeal, clause("T01-17.1(b)")},
    {I::out_of_turn, At::deal, At::deal, If::seen, To::misdeal, clause("T01-17.1(d)")},
    {I::out_of_turn, At::deal, At::deal, If::unseen, To::reconstructed, clause("T01-17.1(d)")},
    {I::out_of_turn, At::deal, At::deal, If::mixed, To::misdeal, clause("T01-17.1(d)")},
    {I::player_missed, At::deal, At::deal, If::seen, To::misdeal, clause("T01-17.1(e)")},
    {I::player_missed, At::deal, At::deal, If::unseen, To::reconstructed, clause("T01-17.1(e)")},
    {I::player_missed, At::deal, At::deal, If::mixed, To::misdeal, clause("T01-17.1(e)")},
    {I::extra_hand, At::deal, At::deal, If::seen, To::misdeal, clause("T01-17.1(e)")},
    {I::extra_hand, At::deal, At::deal, If::unseen, To::reconstructed, clause("T01-17.1(e)")},
    {I::extra_hand, At::deal, At::deal, If::mixed, To::misdeal, clause("T01-17.1(e)")},
    // C-12: a player with a card too many is always a misdeal.
    {I::extra_card, At::deal, At::deal, If::any, To::misdeal, clause("T01-17.1(f)")},
    {I::wager_out_of_turn, At::deal, At::later, If::any, To::stands, clause("T01-17.4")},
    {I::wrong_amount, At::deal, At::later, If::any, To::call, clause("T01-17.6")},
    {I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, clause("T01-17.8")},
    {I::dead_cards, At::deal, At::draw, If::any, To::dead_hand, clause("T01-17.9")},
});

// Three Card Manila, appendix A.
inline constexpr auto irregularities_2001_a = joined(
    misdeals_2001,
    {
        {I::hole_exposed, At::deal, At::deal, If::any, To::misdeal, clause("T01-A-4.1")},
        // C-09: no counterpart of M95-16.1(e); the second card limits the first round to the blind.
        {I::communal_early, At::deal, At::first_betting, If::any, To::limited_to_wagered,
         clause("T01-A-4.2")},
        {I::communal_early, At::later, At::later, If::not_begun, To::limited_to_minimum,
         clause("T01-A-4.3")},
        {I::communal_early, At::later, At::later, If::begun, To::limited_to_wagered,
         clause("T01-A-4.2")},
    });

// Draw Poker, appendix B.
inline constexpr auto irregularities_2001_b =
    joined(misdeals_2001,
           {
               {I::hole_exposed, At::deal, At::deal, If::several_exposed, To::misdeal,
                clause("T01-B-4.1")},
               // C-04: the text does not mention one exposed card, so it is kept.
               {I::hole_exposed, At::deal, At::deal, If::any, To::kept, clause("T01-B-4.1")},
               {I::hole_exposed, At::later, At::draw, If::any, To::kept, clause("T01-B-4.2")},
           });

// Seven Card Stud, appendix D.
inline constexpr auto irregularities_2001_d = joined(
    misdeals_2001,
    {
        {I::hole_exposed, At::deal, At::deal, If::several_of_player, To::misdeal,
         clause("T01-17.1(c)")},
        {I::hole_exposed, At::deal, At::deal, If::any, To::faced, clause("T01-D-4.1")},
        {I::hole_exposed, At::later, At::later, If::final_card, To::opens_final,
         clause("T01-D-4.3")},
        // C-16: the first card of a street goes back even if it is a final card.
        {I::boxed, At::deal, At::later, If::first_of_street, To::reshuffled, clause("T01-D-4.2")},
        {I::boxed, At::later, At::later, If::final_card, To::opens_final, clause("T01-D-4.3")},
        {I::boxed, At::deal, At::later, If::later_of_street, To::kept, clause("T01-D-4.2")},
    });

// Omaha, appendix C, and Hold-Em, appendices E to I. C-05: two exposed cards of any players are a
// misdeal, because there is only one card to replace them with. C-29: the director determines
// burning, and one exposed card is replaced only by a burn card.
template <const Appendix& appendix>
inline constexpr auto irregularities_2001 = joined(
    misdeals_2001,
    {
        {I::hole_exposed, At::deal, At::deal, If::several_exposed, To::misdeal,
         clause("T01-17.1(c)")},
        {I::hole_exposed, At::deal, At::deal, If::burn_on, To::replaced, cite(appendix, "4.3")},
        {I::hole_exposed, At::deal, At::deal, If::burn_off, To::misdeal, cite(appendix, "4.4")},
        {I::communal_early, At::deal, At::later, If::any, To::reshuffled, cite(appendix, "4.1")},
        // C-10: without a burn it is simply the next card.
        {I::burn_exposed, At::deal, At::later, If::burn_off, To::kept, cite(appendix, "4.2")},
        {I::burn_exposed, At::later, At::later, If::not_begun, To::used, cite(appendix, "4.2")},
    });

inline constexpr StaffRules staff_2001 = {.approves_tables = true,                   // T01-1.1
                                          .checks_cards = true,                      // T01-2.3
                                          .counts_cards = true,                      // T01-2.5
                                          .replacements = ReplacementCheck::either,  // T01-2.4
                                          .operator_changes_cards = true,            // T01-2.4
                                          .excludes = true,                          // T01-18.3(b)
                                          .told = ToldTo::active,  // T01-16.5, C-26
                                          .decides = true,         // T01-18.6
                                          .reviewer = "a Government Casino Inspector"};

inline constexpr TableRules table_2001 = {.below = BelowStake::no_rule,
                                          .vacates_abstainers = false,
                                          .groups = true,  // T01-8.3
                                          .tells_inspector = false,
                                          .tournament = true,                    // T01-4.5, T01-8.4
                                          .absent = Absent::folded_after_deal};  // T01-17.3

// As many blinds as the first level has; over-blinds and first round options may be determined.
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

// T01-3.5, T01-4.3: before the start of a tournament; the schedule of the appendix goes on.
inline constexpr Locks locks_2001 = {.play = Lock::game_start, .levels = Lock::round_start};

}  // namespace cardroom::books
