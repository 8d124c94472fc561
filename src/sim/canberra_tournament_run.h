// A whole tournament of Canberra Poker with simple players, from the conditions to the last prize,
// through the tournament's engine and the game's. The same plan gives the same tournament.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "canberra/tournament/play.h"

namespace cardroom::sim {

struct CanberraTournamentPlan {
  int players = 27;
  std::uint64_t seed = 1;
  std::vector<std::pair<std::string, std::string>> conditions;  // In addition to the usual ones.
};

struct CanberraTournamentRun {
  canberra::tournament::Tournament state;
  std::uint64_t rounds = 0;
  std::uint64_t sessions = 0;  // Including repechage and catch-up sessions.
  std::uint64_t play_offs = 0;
};

struct CanberraTournamentRefused {
  std::string sentence;
};

// What a plan does not set: three sessions of ten rounds, tables of seven, three of each go on.
std::vector<std::pair<std::string, std::string>> usual_conditions(int players);

Result<CanberraTournamentRun, CanberraTournamentRefused> run_canberra_tournament(
    const CanberraTournamentPlan& plan);

}  // namespace cardroom::sim
