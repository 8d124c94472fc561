// share_out(): sessions divided among threads. Each thread has its own totals; they are added up in
// the end.
#pragma once

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "base/progress.h"
#include "sim/cash/plan.h"

namespace cardroom::sim {

struct Sessions {
  std::int64_t all = 0;
  Part part;

  // How many of them belong to the part.
  std::int64_t count() const { return (all - part.number + part.of) / part.of; }
};

// `make` gives each thread a function that plays one session and counts it in totals.
template <class Totals, class Make>
Totals share_out(const Sessions& sessions, int threads, const Progress& progress, Make&& make) {
  Totals all;
  std::atomic<std::int64_t> next{0};
  std::mutex adding;
  std::int64_t done = 0;
  const auto work = [&] {
    Totals own;
    auto play = make();
    for (std::int64_t at = next++; at < sessions.count(); at = next++) {
      play(at * sessions.part.of + sessions.part.number - 1, own);
      if (!progress) continue;
      const std::lock_guard lock(adding);
      progress(static_cast<double>(++done) / static_cast<double>(sessions.count()));
    }
    const std::lock_guard lock(adding);
    all.add(own);
  };
  std::vector<std::thread> helpers;
  for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
  work();
  for (auto& helper : helpers) helper.join();
  return all;
}

}  // namespace cardroom::sim
