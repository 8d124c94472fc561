// A table of any game: random determinations that the book allows, and players with random stakes,
// many of them short.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "conformance/suite/random.h"
#include "rules/game/settings.h"
#include "rules/round/play.h"

namespace cardroom::conformance {

struct RandomTable {
  Determinations determined;
  Terms terms;
  std::string settings;  // "limit=half-pot deck=36 …", for a report.
};

// Every setting that the game leaves open may be determined. A value that the book refuses together
// with the others is left out, after a check that the refusal names a clause.
RandomTable random_table(const Game& game, std::uint64_t seed);

// A setting and one of the values that are tried for it.
std::pair<std::string_view, std::string_view> random_setting(Random& random);

// The players, their stakes, and what they post in addition to the forced bets.
Setup random_setup(const Terms& terms, Random& random);

}  // namespace cardroom::conformance
