// Reads the hand histories that PokerStars writes for hold'em and Omaha.
#pragma once

#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/told.h"

namespace cardroom::history {

Result<std::vector<ToldHand>, ParseError> read_stars(std::string_view text);

}  // namespace cardroom::history
