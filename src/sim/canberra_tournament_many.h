// Many tournaments of Canberra Poker with one plan, one seed after another, on several threads.
#pragma once

#include <vector>

#include "sim/canberra_tournament_run.h"
#include "sim/tournament_many.h"

namespace cardroom::sim {

// One figure for each tournament, in the order of their seeds.
struct CanberraFigures {
  std::vector<std::int64_t> rounds;
  std::vector<std::int64_t> sessions;
  std::vector<std::int64_t> play_offs;
};

// Seeds are plan.seed, plan.seed + 1, …; the result does not depend on the number of threads.
Result<CanberraFigures, CanberraTournamentRefused> run_many_canberra(
    const CanberraTournamentPlan& plan, std::size_t count, int threads,
    const TournamentsPlayed& progress);

}  // namespace cardroom::sim
