// The rules that a round of play refuses by. Names are wire format: add, never rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::refusal {

inline constexpr Rule not_your_turn{"not_your_turn", "It is another player's turn."};
inline constexpr Rule round_is_over{"round_is_over", "The round of play is over."};
inline constexpr Rule waits_for_shuffle{"waits_for_shuffle", "The cards must be shuffled first."};
inline constexpr Rule waits_for_ruling{"waits_for_ruling", "The supervisor must rule first."};
inline constexpr Rule nothing_to_shuffle{"nothing_to_shuffle", "No shuffle is due."};
inline constexpr Rule wrong_cards{"wrong_cards", "These are not the cards that must be shuffled."};
inline constexpr Rule betting_now{"betting_now", "Players are betting now. Nobody can draw cards."};
inline constexpr Rule drawing_now{"drawing_now", "Players are drawing cards now. Nobody can bet."};

inline constexpr Rule fold_not_offered{"fold_not_offered", "The opening player must bet."};
inline constexpr Rule check_in_first_round{"check_in_first_round",
                                           "Nobody may check in the first betting round."};
inline constexpr Rule check_after_wager{"check_after_wager",
                                        "Nobody may check after a wager has been made."};
inline constexpr Rule check_refused{"check_refused",
                                    "At this table nobody may check in the final round."};
inline constexpr Rule decline_not_offered{
    "decline_not_offered", "Only the last blind may decline, and only if nobody has raised."};
inline constexpr Rule nothing_to_call{"nothing_to_call", "There is no wager to call."};
inline constexpr Rule call_not_offered{"call_not_offered",
                                       "The opening player must raise or fold."};
inline constexpr Rule must_tap_out{"must_tap_out",
                                   "The stake is too small for the call. Tap out or fold."};
inline constexpr Rule already_opened{"already_opened",
                                     "There is a wager to answer: call, raise or fold."};
inline constexpr Rule nothing_to_raise{"nothing_to_raise", "There is no wager to raise."};
inline constexpr Rule opening_size{"opening_size", "An opening wager must have an allowed size."};
inline constexpr Rule raise_size{
    "raise_size", "A raise must have an allowed size and cannot be less than the one before it."};
inline constexpr Rule tap_out_size{"tap_out_size",
                                   "A tap-out cannot be more than the largest allowed size."};
inline constexpr Rule tap_out_not_needed{
    "tap_out_not_needed",
    "A tap-out is in whole minimum bets. The stake is enough to call, bet or raise instead."};
inline constexpr Rule raises_used_up{
    "raises_used_up", "All raises have been used while more than two players contest the pot."};
inline constexpr Rule raise_not_reopened{
    "raise_not_reopened",
    "A tap-out smaller than a raise does not let players who have acted raise again."};
inline constexpr Rule nobody_to_answer{"nobody_to_answer",
                                       "No other player has chips to answer a wager."};
inline constexpr Rule checker_only_calls{"checker_only_calls",
                                         "A player who has checked may only call."};
inline constexpr Rule limit_too_low{"limit_too_low",
                                    "The limit is below the smallest wager allowed."};

inline constexpr Rule betting_is_limited{
    "betting_is_limited", "A communal card was seen too early. Betting waits for a ruling."};
inline constexpr Rule complete_or_fold{"complete_or_fold",
                                       "The bet was less than the call. Complete it or fold."};

inline constexpr Rule not_in_this_book{"not_in_this_book",
                                       "The book in force has no rule about this."};
inline constexpr Rule wrong_moment{"wrong_moment",
                                   "The book has no ruling on this at this moment."};
inline constexpr Rule in_round{"in_round", "This seat is in the round of play."};
inline constexpr Rule right_count{"right_count", "The number of cards is right."};
inline constexpr Rule nothing_to_decide{"nothing_to_decide", "No choice is waiting."};
inline constexpr Rule not_a_choice{"not_a_choice",
                                   "This is not one of the choices that the book allows."};
inline constexpr Rule acted_ahead{"acted_ahead", "The player has already acted out of turn."};
inline constexpr Rule no_clock{"no_clock", "This book has no clock for players."};
inline constexpr Rule clock_runs{"clock_runs", "The clock is already running for this player."};
inline constexpr Rule no_clock_runs{"no_clock_runs", "No clock is running."};
inline constexpr Rule clock_not_due{"clock_not_due",
                                    "The clock is only for the player whose turn it is."};
inline constexpr Rule time_out_of_range{"time_out_of_range", "This is not a time of day."};
inline constexpr Rule no_lending{
    "no_lending",
    "During a round of play, nobody may wager for another player, or give or lend them chips."};
inline constexpr Rule no_agreement{"no_agreement", "Players may not divide the pot by agreement."};

inline constexpr Rule not_their_card{"not_their_card", "The player does not hold this card."};
inline constexpr Rule not_next_card{"not_next_card", "This is not one of the next communal cards."};
inline constexpr Rule already_ruled_on{"already_ruled_on",
                                       "The exposure of this card has already been ruled on."};
inline constexpr Rule hand_is_dead{"hand_is_dead", "The cards have entered the discard pile."};
inline constexpr Rule already_shown{"already_shown", "The hand has already been shown."};

}  // namespace cardroom::refusal
