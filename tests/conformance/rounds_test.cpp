// Every game in the list, at random tables, played at random from its own list of legal actions.
#include <doctest/doctest.h>

#include "conformance/suite/campaign.h"
#include "rules/games/games.h"

using namespace cardroom;
using conformance::Campaign;

TEST_CASE("every game: what is listed is accepted, the rest refused, and the chips add up") {
  for (const Game* const game : all_games) {
    const auto outcome = conformance::run(*game, Campaign{.seed = 1995, .tables = 200});
    CHECK(outcome.broken == "");
    CHECK_MESSAGE(outcome.rounds == 4000, game->key);
    CHECK_MESSAGE(outcome.decisions > 20'000, game->key);
    CHECK_MESSAGE(outcome.showdowns > 1000, game->key);
    CHECK_MESSAGE(outcome.allocations == 0, game->key);
    const bool binds = game->out_of_turn == OutOfTurn::binding;
    CHECK_MESSAGE((outcome.put_right > 1000) == binds, game->key);
  }
}
