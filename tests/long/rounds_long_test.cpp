// Millions of rounds of play; tests/conformance tries thousands.
#include <doctest/doctest.h>

#include "conformance/suite/campaign.h"
#include "rules/games/games.h"

using namespace cardroom;
using conformance::Campaign;

TEST_CASE("every game: two hundred thousand rounds at ten thousand tables") {
  for (const Game* const game : all_games) {
    const auto outcome = conformance::run(*game, Campaign{.seed = 20010131, .tables = 10'000});
    CHECK(outcome.broken == "");
    CHECK_MESSAGE(outcome.rounds == 200'000, game->key);
    CHECK_MESSAGE(outcome.allocations == 0, game->key);
  }
}
