// Irregularities at any moment, at many more tables than tests/conformance tries.
#include <doctest/doctest.h>

#include "conformance/suite/storm.h"
#include "rules/games/games.h"

using namespace cardroom;
using conformance::Storms;

TEST_CASE("every game: storms at five thousand tables lose and betray nothing") {
  for (const Game* const game : all_games) {
    if (!game->documented) continue;  // No book rules on its irregularities.
    const auto outcome = conformance::run_storms(*game, Storms{.seed = 20170428, .tables = 5000});
    CHECK(outcome.broken == "");
    CHECK_MESSAGE(outcome.rounds > 10'000, game->key);
    CHECK_MESSAGE(outcome.layouts > 2000, game->key);
  }
}
