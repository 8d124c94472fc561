#include "sim/tournament_many.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

namespace cardroom::sim {

Spread spread_of(std::vector<std::int64_t> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const auto at = [&](std::size_t percent) { return values[(values.size() - 1) * percent / 100]; };
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  return {values.front(), at(10),        at(50),
          at(90),         values.back(), sum / static_cast<double>(values.size())};
}

Figures figures_of(const TournamentRun& run) {
  Figures figures{run.clock_s,
                  run.length_s,
                  static_cast<std::int64_t>(run.rounds),
                  run.level,
                  0,
                  0,
                  (run.state.issued - run.state.removed).count(),
                  pool_of(run.state).count()};
  for (const auto& entry : run.state.entries) {
    figures.rebuys += entry.rebuys;
    figures.top_ups += entry.topped_up ? 1 : 0;
  }
  return figures;
}

Result<std::vector<Figures>, PlanRefused> run_many(const TournamentPlan& plan, std::size_t count,
                                                   int threads, const TournamentsPlayed& progress) {
  std::vector<Figures> figures(count);
  std::optional<PlanRefused> refused;
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  std::size_t done = 0;
  const auto work = [&] {
    for (std::size_t at = next++; at < count; at = next++) {
      TournamentPlan one = plan;
      one.seed = plan.seed + at;
      const auto run = run_tournament(one);
      const std::lock_guard lock(telling);
      if (!run) {
        refused = run.error();
        next = count;
        return;
      }
      figures[at] = figures_of(*run);
      if (progress) progress(++done);
    }
  };
  std::vector<std::thread> helpers;
  for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
  work();
  for (auto& helper : helpers) helper.join();
  if (refused) return *refused;
  return figures;
}

}  // namespace cardroom::sim
