// Every level of every schedule, at the tables of its book.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "rules/game/levels.h"
#include "rules/games/games.h"
#include "tournament/format/formats.h"
#include "tournament/format/schedule.h"

using namespace cardroom;

namespace {

// The smallest chip that the schedule leaves in play at this second.
Chips smallest_chip(const tournament::Conditions& conditions, std::int64_t clock_s) {
  Chips chip = conditions.first_chip;
  while (tournament::race_off_due(conditions, chip, clock_s))
    chip = tournament::chip_above(conditions, chip);
  return chip;
}

LevelStakes stakes_at(const tournament::Conditions& conditions, std::int64_t clock_s) {
  const auto level = tournament::level_at(conditions, clock_s);
  LevelStakes stakes;
  for (const Chips blind : level.blinds)
    if (blind > Chips(0)) stakes.blinds.push_back(blind);
  stakes.ante = level.ante;
  stakes.chip = smallest_chip(conditions, clock_s);
  return stakes;
}

}  // namespace

TEST_CASE(
    "T01-A-3.4 T01-B-3.4 T01-C-3.4 T01-D-3.4 T01-E-3.4 T01-F-3.4 T01-G-3.4 T01-H-3.4 T01-I-3.4 "
    "T-01 T-04: every level, including doubled ones, is dealt in the chips then in play") {
  for (const char letter : std::string("abcdefghi")) {
    const auto* const format = tournament::find_format(std::string("tournament-2001-") + letter);
    REQUIRE(format != nullptr);
    const auto game = find_game(format->game);
    REQUIRE(game);
    std::int64_t clock_s = 0;
    for (int level = 1; level <= 18; ++level) {
      CAPTURE(format->game);
      CAPTURE(clock_s);
      const LevelStakes stakes = stakes_at(format->conditions, clock_s);
      const auto terms = terms_at_level(**game, {}, stakes);
      REQUIRE_MESSAGE(static_cast<bool>(terms), (terms ? "" : terms.error().sentence));
      CHECK(terms->ante == stakes.ante);
      if (!stakes.blinds.empty()) CHECK(last_blind(*terms, terms->blinds) == stakes.blinds.back());
      clock_s = tournament::level_at(format->conditions, clock_s).to_s;
    }
  }
}
