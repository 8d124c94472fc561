// A whole tournament of Canberra Poker with simple players, from the conditions to the last prize,
// through the tournament's engine and the game's. The same plan gives the same tournament.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "canberra/tournament/state.h"

namespace cardroom::sim {

struct CanberraPlan {
  int players = 27;
  std::uint64_t seed = 1;
  std::vector<std::pair<std::string, std::string>> conditions;  // Beside the usual ones.
};

struct CanberraRun {
  canberra::tournament::Tournament state;
  std::uint64_t rounds = 0;
  std::uint64_t sessions = 0;  // Repechage and catch-up sessions too.
  std::uint64_t play_offs = 0;
};

struct CanberraRefused {
  std::string sentence;
};

// What a plan does not set: three sessions of ten rounds, seven at a table, three of each go on.
std::vector<std::pair<std::string, std::string>> usual_conditions(int players);

Result<CanberraRun, CanberraRefused> run_canberra(const CanberraPlan& plan);

}  // namespace cardroom::sim
