// What an all-in was worth before the last communal cards came.
#pragma once

#include <array>
#include <optional>

#include "history/told.h"
#include "rules/round/round.h"

namespace cardroom::history {

// What each player would win on average, in chips, over the communal cards that were still to come
// when the last wager was made, by seat: hold'em and Omaha, high or high and low. Up to two cards
// all ways are counted, before the flop 20,000 of them. Nothing if no card was to come, if nobody
// contests the pots, or if a hand of the showdown is not known.
std::optional<std::array<double, seats_max>> expected_winnings(const ToldHand& told,
                                                               const Terms& terms,
                                                               const Round& round, SeatSet unknown);

}  // namespace cardroom::history
