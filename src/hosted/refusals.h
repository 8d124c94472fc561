// The rules that a hosted table refuses by, besides those of every table. Names are wire format:
// add, never rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::refusal {

inline constexpr Rule last_hand_shows{
    "last_hand_shows", "Nobody else is left to win one of the pots. This hand must be shown."};
inline constexpr Rule count_not_cards{
    "count_not_cards", "Say how many cards are thrown away. Only a card that was seen is named."};
inline constexpr Rule chips_have_moved{
    "chips_have_moved",
    "Chips have come to the table or left it with this entry. It cannot be taken back."};
inline constexpr Rule table_went_on{"table_went_on",
                                    "Somebody sat down, bought chips or left since. That cannot be "
                                    "without this entry, so it stays."};
inline constexpr Rule nothing_counted{"nothing_counted", "Say what was counted, seat by seat."};
inline constexpr Rule nobody_counted{"nobody_counted", "Nobody sits there to be counted."};
inline constexpr Rule counted_twice{"counted_twice", "This seat is in the count twice."};
inline constexpr Rule no_such_count{
    "no_such_count", "A count is zero or more chips, and at most a thousand million."};
inline constexpr Rule no_lesson{"no_lesson", "This table is not a lesson."};
inline constexpr Rule answer_first{
    "answer_first",
    "Say first what you would rule, or who wins how much and what the commission is."};
inline constexpr Rule no_entry_to_undo{
    "no_entry_to_undo", "Nothing has been entered since the round began or the table changed."};

}  // namespace cardroom::refusal
