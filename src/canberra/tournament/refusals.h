// The rules that a tournament of Canberra Poker refuses by. Names are wire format: add, never
// rename.
#pragma once

#include "canberra/table/refusals.h"
#include "rulebook/common_rules.h"

namespace cardroom::canberra::tournament::refusal {

// The rules that all engines share.
using namespace cardroom::refusal;
using canberra::refusal::no_jackpot;

inline constexpr Rule no_such_condition{"no_such_condition", "This condition does not exist."};
inline constexpr Rule condition_value{"condition_value", "This condition cannot have this value."};
inline constexpr Rule condition_missing{"condition_missing",
                                        "The conditions must say this before anybody enters."};
inline constexpr Rule conditions_conflict{"conditions_conflict",
                                          "The conditions do not fit together."};
inline constexpr Rule already_done{"already_done", "This has already been done."};
inline constexpr Rule not_documented{"not_documented", "The conditions must be documented first."};
inline constexpr Rule not_ready{
    "not_ready",
    "The conditions must be documented, published and notified before anybody enters."};
inline constexpr Rule not_in{"not_in", "The player is not in the tournament at the moment."};
inline constexpr Rule first_session_only{"first_session_only",
                                         "A reserve can only come in for the first session."};
inline constexpr Rule session_is_over{"session_is_over",
                                      "The table has played the rounds of the session."};
inline constexpr Rule ante_below_minimum{"ante_below_minimum",
                                         "A wager must be at least the table minimum."};
inline constexpr Rule ante_above_maximum{"ante_above_maximum",
                                         "An ante cannot be more than the table maximum."};
inline constexpr Rule ante_is_fixed{"ante_is_fixed", "It is too late to place or change an ante."};
inline constexpr Rule ante_missing{"ante_missing",
                                   "The player whose turn it is has not placed the ante."};
inline constexpr Rule ante_waits{"ante_waits",
                                 "The director must first rule on the ante out of order."};
inline constexpr Rule nothing_to_rule{"nothing_to_rule",
                                      "This player has no ante that waits for a ruling."};
inline constexpr Rule bet_not_covered{
    "bet_not_covered",
    "A bet would be twice the ante, which is more than the player has. They can only fold."};
inline constexpr Rule folded_hand{"folded_hand", "A folded hand gets nothing back."};
inline constexpr Rule not_whole_table{
    "not_whole_table", "Count the chips of everybody at the table, each of them once."};
inline constexpr Rule no_live_jackpot_wager{"no_live_jackpot_wager",
                                            "The player has no jackpot wager that can win."};
inline constexpr Rule no_extra_session{"no_extra_session",
                                       "The conditions do not provide this session now."};
inline constexpr Rule no_buy_back{"no_buy_back",
                                  "The conditions do not allow this player a buy-back."};
inline constexpr Rule not_the_tied{"not_the_tied",
                                   "All players who tie must play off, each of them once."};

}  // namespace cardroom::canberra::tournament::refusal
