// Writes hand histories as PokerStars does, for hold'em and Omaha.
#pragma once

#include <string>
#include <string_view>

#include "history/told.h"

namespace cardroom::history {

// Whether the format has words for the game with this code.
bool stars_has(std::string_view variant);

std::string write_stars(const ToldHand& told);

}  // namespace cardroom::history
