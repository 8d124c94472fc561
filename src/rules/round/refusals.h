// The rules a round of play refuses by. Names are wire format: add at will, never rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::refusal {

inline constexpr Rule not_your_turn{"not_your_turn", "It is another player's turn."};
inline constexpr Rule round_is_over{"round_is_over", "The round of play is over."};
inline constexpr Rule waits_for_shuffle{"waits_for_shuffle",
                                        "The discards must be shuffled first."};
inline constexpr Rule waits_for_ruling{"waits_for_ruling", "The supervisor must rule first."};
inline constexpr Rule nothing_to_shuffle{"nothing_to_shuffle", "No shuffle is due."};
inline constexpr Rule wrong_cards{"wrong_cards", "These are not the cards to be shuffled."};
inline constexpr Rule betting_now{"betting_now", "Players bet now; no cards are drawn."};
inline constexpr Rule drawing_now{"drawing_now", "Players draw now; nobody bets."};

inline constexpr Rule fold_not_offered{"fold_not_offered", "The opening player must bet."};
inline constexpr Rule check_in_first_round{"check_in_first_round",
                                           "Nobody checks in the first round of betting."};
inline constexpr Rule check_after_wager{"check_after_wager",
                                        "Nobody checks after a wager has been made."};
inline constexpr Rule check_refused{"check_refused",
                                    "Checking in the final round was refused to all players."};
inline constexpr Rule decline_not_offered{"decline_not_offered",
                                          "Only the last blind, unraised, may decline."};
inline constexpr Rule nothing_to_call{"nothing_to_call", "There is no wager to call."};
inline constexpr Rule call_not_offered{"call_not_offered",
                                       "The opening player must raise or fold."};
inline constexpr Rule must_tap_out{
    "must_tap_out", "The stake is too short for the call; the player taps out or folds."};
inline constexpr Rule already_opened{"already_opened", "A wager stands: call, raise or fold."};
inline constexpr Rule nothing_to_raise{"nothing_to_raise", "There is no wager to raise."};
inline constexpr Rule opening_size{"opening_size", "An opening wager is of an allowed size."};
inline constexpr Rule raise_size{
    "raise_size", "A raise is of an allowed size and not less than the one before it."};
inline constexpr Rule tap_out_size{"tap_out_size",
                                   "A tap-out is not above the largest size allowed."};
inline constexpr Rule raises_used_up{
    "raises_used_up", "No raise is left while more than two players contest the pot."};
inline constexpr Rule raise_not_reopened{
    "raise_not_reopened", "A tap-out smaller than a raise gives nobody who has acted a raise."};
inline constexpr Rule nobody_to_answer{"nobody_to_answer",
                                       "No other player has chips to answer a wager with."};
inline constexpr Rule checker_only_calls{"checker_only_calls",
                                         "Who has checked keeps the right to call only."};
inline constexpr Rule limit_too_low{"limit_too_low",
                                    "The limit is below the smallest wager allowed."};

inline constexpr Rule betting_is_limited{
    "betting_is_limited", "A communal card was seen too early: the betting of this round is held."};
inline constexpr Rule complete_or_fold{"complete_or_fold",
                                       "The bet was short of the call: complete it or fold."};

inline constexpr Rule not_in_this_book{"not_in_this_book", "The book in force has no such rule."};
inline constexpr Rule wrong_moment{"wrong_moment",
                                   "The book has no ruling on this at the present moment."};
inline constexpr Rule in_round{"in_round", "The seat takes part in this round of play."};
inline constexpr Rule right_count{"right_count", "The number of cards is right."};
inline constexpr Rule nothing_to_decide{"nothing_to_decide", "No choice is waiting."};
inline constexpr Rule not_a_choice{"not_a_choice", "This is none of the lawful choices."};
inline constexpr Rule acted_ahead{"acted_ahead", "The player has already acted out of turn."};
inline constexpr Rule no_clock{"no_clock", "This book puts no clock on a player."};
inline constexpr Rule clock_runs{"clock_runs", "The clock on this player is running already."};
inline constexpr Rule no_clock_runs{"no_clock_runs", "No clock is running."};
inline constexpr Rule not_his_turn{"not_his_turn", "The clock is put on the player to act."};
inline constexpr Rule time_goes_back{"time_goes_back", "Time does not go back."};
inline constexpr Rule time_out_of_range{"time_out_of_range",
                                        "The time is none that a clock shows."};
inline constexpr Rule no_lending{
    "no_lending", "No player wagers for, gives or lends chips to another in a round of play."};
inline constexpr Rule no_agreement{"no_agreement", "The pot is not divided by agreement."};

inline constexpr Rule not_his_card{"not_his_card", "The player does not hold this card."};
inline constexpr Rule not_next_card{"not_next_card",
                                    "This is none of the communal cards to come next."};
inline constexpr Rule already_ruled_on{"already_ruled_on",
                                       "The exposure of this card has been ruled on."};
inline constexpr Rule hand_is_dead{"hand_is_dead", "The cards have entered the discard pile."};
inline constexpr Rule already_shown{"already_shown", "The hand has been shown."};

}  // namespace cardroom::refusal
