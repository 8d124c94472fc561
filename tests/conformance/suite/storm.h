// Storms: rounds of play at a table where anything may happen at any moment. Irregularities are
// reported, staff act, players sit, leave and quarrel, in season and out of it. What every game in
// the list must pass, unedited.
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
  std::string broken;  // What, at which table, and all that led to it; empty if nothing.
  long rounds = 0;
  long accepted = 0;
  long refused = 0;
  long layouts = 0;   // Rounds played again with other hidden cards.
  long finished = 0;  // Moments from which the round was brought to an end.
  std::set<std::tuple<Irregularity, Ruling, Clause>> rulings;
  std::set<std::string_view> commands;  // The names of those accepted.
  std::set<std::string_view> rules;     // The names of the rules that refused.
};

StormOutcome run_storms(const Game& game, const Storms& storms);

// One table, its choices made by `random`. What was broken and all that led to it, or nothing.
std::string run_storm(const Game& game, Random random, StormOutcome& outcome);

}  // namespace cardroom::conformance
