// The rules a tournament of Canberra Poker refuses by. Names are wire format: add at will, never
// rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::canberra::tournament::refusal {

// Those that all engines share.
using namespace cardroom::refusal;

inline constexpr Rule unknown_condition{"unknown_condition", "There is no such condition."};
inline constexpr Rule condition_value{"condition_value", "The condition has no such value."};
inline constexpr Rule condition_missing{"condition_missing",
                                        "The conditions must say this before anybody enters."};
inline constexpr Rule conditions_conflict{"conditions_conflict",
                                          "The conditions do not fit together."};
inline constexpr Rule already_done{"already_done", "This has been done."};
inline constexpr Rule not_documented{"not_documented", "The conditions are documented first."};
inline constexpr Rule not_ready{
    "not_ready", "Conditions are documented, available and notified before anybody enters."};
inline constexpr Rule not_in{"not_in", "The player is not in the tournament at present."};
inline constexpr Rule not_a_reserve{"not_a_reserve", "The player is not a reserve."};
inline constexpr Rule first_session_only{"first_session_only",
                                         "A reserve comes in for the first session only."};
inline constexpr Rule session_is_over{"session_is_over",
                                      "The table has played the rounds of the session."};
inline constexpr Rule ante_below_minimum{"ante_below_minimum",
                                         "A player wagers at least the table minimum."};
inline constexpr Rule ante_above_maximum{"ante_above_maximum",
                                         "An ante is not above the table maximum."};
inline constexpr Rule more_than_stack{"more_than_stack", "The player has not so many chips."};
inline constexpr Rule ante_is_fixed{"ante_is_fixed",
                                    "The opportunity to wager or change the ante is over."};
inline constexpr Rule ante_missing{"ante_missing", "The player asked has not wagered his ante."};
inline constexpr Rule ante_waits{"ante_waits", "The director rules on an ante out of order first."};
inline constexpr Rule nothing_to_rule{"nothing_to_rule", "No ante of his waits for a ruling."};
inline constexpr Rule already_decided{"already_decided", "The player has bet or folded."};
inline constexpr Rule bet_not_covered{"bet_not_covered",
                                      "The bet is twice the ante; he can only fold."};
inline constexpr Rule not_all_decided{"not_all_decided", "Somebody has neither bet nor folded."};
inline constexpr Rule folded_hand{"folded_hand", "A folded hand has nothing back."};
inline constexpr Rule not_whole_table{"not_whole_table",
                                      "The chips of everybody at the table are counted, once."};
inline constexpr Rule no_jackpot{"no_jackpot", "The conditions offer no jackpot wager."};
inline constexpr Rule chips_of_the_rules{"chips_of_the_rules",
                                         "Chips are neither added nor removed but by the rules."};
inline constexpr Rule no_extra_session{"no_extra_session",
                                       "The conditions have no such session now."};
inline constexpr Rule no_buy_back{"no_buy_back", "The conditions give this player no buy-back."};
inline constexpr Rule not_the_tied{"not_the_tied", "The equal players play it off, each once."};

}  // namespace cardroom::canberra::tournament::refusal
