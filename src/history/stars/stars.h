// The text that PokerStars writes, of hold'em and Omaha.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/told.h"

namespace cardroom::history {

// Whether the format has words for the game of this code.
bool stars_has(std::string_view variant);

Result<std::vector<ToldHand>, ParseError> read_stars(std::string_view text);

std::string write_stars(const ToldHand& told);

}  // namespace cardroom::history
