// Storms: rounds of play at a table where anything may happen at any moment. Irregularities are
// reported, staff act, and players sit, leave and quarrel, at suitable moments and at others. Every
// game in the list must pass it, without edits to the suite.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <tuple>

#include "conformance/suite/random.h"
#include "rules/game/game.h"

namespace cardroom::conformance {

struct Storms {
  std::uint64_t seed = 1;
  int tables = 100;
};

struct StormOutcome {
  std::string broken;  // What went wrong, at which table, and everything that led to it; empty if
                       // nothing did.
  long rounds = 0;
  long accepted = 0;
  long refused = 0;
  long layouts = 0;   // Rounds played again with other hidden cards.
  long finished = 0;  // Moments from which the round was brought to an end.
  std::set<std::tuple<Irregularity, Ruling, Clause>> rulings;
  std::set<std::string_view> commands;  // The names of the commands that were accepted.
  std::set<std::string_view> rules;     // The names of the rules that refused.
};

StormOutcome run_storms(const Game& game, const Storms& storms);

// One table, its choices made by `random`. Returns what was broken and everything that led to it,
// or an empty text.
std::string run_storm(const Game& game, Random random, StormOutcome& outcome);

}  // namespace cardroom::conformance
