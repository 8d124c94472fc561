#include "sim/canberra_tournament_many.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace cardroom::sim {

Result<CanberraFigures, CanberraTournamentRefused> run_many_canberra(
    const CanberraTournamentPlan& plan, std::size_t count, int threads,
    const TournamentsPlayed& progress) {
  CanberraFigures figures;
  figures.rounds.resize(count);
  figures.sessions.resize(count);
  figures.play_offs.resize(count);
  std::atomic<std::size_t> next{0};
  std::mutex guard;
  std::size_t done = 0;
  std::optional<CanberraTournamentRefused> refused;
  const auto work = [&] {
    for (std::size_t at = next++; at < count; at = next++) {
      CanberraTournamentPlan one = plan;
      one.seed = plan.seed + at;
      const auto run = run_canberra_tournament(one);
      const std::lock_guard lock(guard);
      if (!run) {
        refused = run.error();
        next = count;
        return;
      }
      figures.rounds[at] = static_cast<std::int64_t>(run->rounds);
      figures.sessions[at] = static_cast<std::int64_t>(run->sessions);
      figures.play_offs[at] = static_cast<std::int64_t>(run->play_offs);
      if (progress) progress(++done);
    }
  };
  std::vector<std::thread> workers;
  const auto others = std::min<std::size_t>(count, static_cast<std::size_t>(threads));
  for (std::size_t worker = 1; worker < others; ++worker) workers.emplace_back(work);
  work();
  for (auto& worker : workers) worker.join();
  if (refused) return *refused;
  return figures;
}

}  // namespace cardroom::sim
