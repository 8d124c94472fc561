// How many threads a command uses.
#pragma once

#include <algorithm>
#include <thread>

namespace cardroom::cli {

// As many as were asked for; otherwise all cores.
inline int threads_for(int asked) {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  return asked > 0 ? asked : static_cast<int>(cores);
}

}  // namespace cardroom::cli
