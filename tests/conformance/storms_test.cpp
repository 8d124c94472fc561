// Every game in the list, with irregularities and acts of staff at random moments.
#include <doctest/doctest.h>

#include <algorithm>

#include "conformance/suite/storm.h"
#include "rules/games/games.h"

using namespace cardroom;
using conformance::Storms;

namespace {

// Five Card Stud ends with a card dealt face up: no last hole card can be exposed (S05-17.19).
bool can_happen(const Game& game, const IrregularityRule& row) {
  if (row.ruling != Ruling::opens_final) return true;
  const auto& streets = game.streets;
  return streets[streets.size() - 1].to_each[0].face == Face::down;
}

}  // namespace

TEST_CASE("every game: irregularities and acts of staff at any moment lose and betray nothing") {
  for (const Game* const game : all_games) {
    if (!game->documented) continue;  // No book rules on its irregularities.
    const auto outcome = conformance::run_storms(*game, Storms{.seed = 1, .tables = 300});
    CHECK(outcome.broken == "");
    CHECK_MESSAGE(outcome.rounds > 1000, game->key);
    CHECK_MESSAGE(outcome.accepted > 10'000, game->key);
    CHECK_MESSAGE(outcome.refused > 10'000, game->key);
    CHECK_MESSAGE(outcome.layouts > 100, game->key);
    CHECK_MESSAGE(outcome.finished > 500, game->key);
    for (const auto& row : game->irregularities) {
      if (!can_happen(*game, row)) continue;
      const bool ruled = outcome.rulings.contains({row.what, row.ruling, row.clause});
      CHECK_MESSAGE(ruled, game->key, " ", word(row.what), " ", word(row.ruling), " ",
                    row.clause.id());
    }
  }
}
