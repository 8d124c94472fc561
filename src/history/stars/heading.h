// The first line of a hand of PokerStars: its number, game, stakes and date.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "history/decimal.h"

namespace cardroom::history {

struct StarsHeading {
  std::string id;
  std::string variant;  // By the codes of PHH.
  Decimal small;        // The blinds, or the bets of a fixed limit.
  Decimal big;
  std::optional<Decimal> cap;  // What a player may put into one hand.
  std::string_view date;       // As it is written; empty if there is none.
};

// The error says what was expected.
Result<StarsHeading, std::string> read_stars_heading(std::string_view line);

}  // namespace cardroom::history
