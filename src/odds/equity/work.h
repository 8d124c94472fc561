// Work in pieces, done by several threads: whoever is free takes the next piece.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <thread>
#include <vector>

#include "base/progress.h"

namespace cardroom::odds {

struct Pieces {
  std::size_t from = 0;
  std::size_t to = 0;
  std::size_t step = 1;

  std::size_t count() const { return to > from ? (to - from + step - 1) / step : 0; }
};

// `begin()` makes what a thread keeps, `each(kept, piece)` does a piece, and `end(kept)` is called
// by one thread at a time.
template <class Begin, class Each, class End>
void share_work(const Pieces& pieces, int threads, const Progress& progress, Begin&& begin,
                Each&& each, End&& end) {
  std::atomic<std::size_t> next{0};
  std::mutex ending;
  const std::size_t all = pieces.count();
  const auto work = [&](bool tells) {
    auto kept = begin();
    for (std::size_t at = next++; at < all; at = next++) {
      each(kept, pieces.from + at * pieces.step);
      if (tells && progress) progress(static_cast<double>(at + 1) / static_cast<double>(all));
    }
    const std::lock_guard lock(ending);
    end(kept);
  };
  std::vector<std::thread> others;
  const auto useful = std::min(static_cast<std::size_t>(threads), all);
  for (std::size_t other = 1; other < useful; ++other) others.emplace_back(work, false);
  work(true);
  for (std::thread& other : others) other.join();
}

}  // namespace cardroom::odds
