// Many tournaments with one plan, one seed after another, on several threads.
#pragma once

#include <functional>
#include <vector>

#include "sim/tournament_run.h"

namespace cardroom::sim {

// The distribution of a figure over tournaments.
struct Spread {
  std::int64_t least = 0;
  std::int64_t tenth = 0;  // One tournament in ten is below this.
  std::int64_t median = 0;
  std::int64_t ninetieth = 0;
  std::int64_t most = 0;
  double mean = 0;
};
Spread spread_of(std::vector<std::int64_t> values);

// One tournament in figures.
struct Figures {
  std::int64_t clock_s = 0;
  std::int64_t length_s = 0;
  std::int64_t rounds = 0;
  std::int64_t level = 0;
  std::int64_t rebuys = 0;
  std::int64_t top_ups = 0;
  std::int64_t in_play = 0;
  std::int64_t pool_cents = 0;
};
Figures figures_of(const TournamentRun& run);

using TournamentsPlayed =
    std::function<void(std::size_t done)>;  // Called from one thread at a time.

// Seeds are plan.seed, plan.seed + 1, …; the result does not depend on the number of threads.
Result<std::vector<Figures>, PlanRefused> run_many(const TournamentPlan& plan, std::size_t count,
                                                   int threads, const TournamentsPlayed& progress);

}  // namespace cardroom::sim
