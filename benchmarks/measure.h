// Measures work in items a second and in cycles of the time-stamp counter. Our own and short,
// because what counts here is not in the usual libraries: the machine's speed moves by a third from
// one minute to the next, so each contender takes turns with its baseline and the best pass of each
// stands, and cycles are what can be compared between machines.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace cardroom::bench {

struct Speed {
  double items_per_second = 0;
  double cycles_per_item = std::numeric_limits<double>::infinity();  // 0 without such a counter.
};

inline std::uint64_t cycles_now() {
#if defined(__x86_64__)
  return __rdtsc();
#else
  return 0;
#endif
}

// What the compiler must believe is needed.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r,m"(value) : "memory");
}

// Does the work once. It returns how many items it did.
template <class Work>
Speed one_pass(Work&& work) {
  const auto started = std::chrono::steady_clock::now();
  const std::uint64_t cycles_before = cycles_now();
  const auto items = static_cast<double>(work());
  const auto cycles = static_cast<double>(cycles_now() - cycles_before);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  return {items / took.count(), cycles / items};
}

inline void keep_best(Speed& best, const Speed& pass) {
  if (pass.items_per_second > best.items_per_second) best = pass;
}

struct Compared {
  Speed speed;
  Speed baseline;
};

template <class Work, class Baseline>
Compared take_turns(int passes, Work&& work, Baseline&& baseline) {
  Compared best;
  for (int pass = 0; pass < passes; ++pass) {
    keep_best(best.speed, one_pass(work));
    keep_best(best.baseline, one_pass(baseline));
  }
  return best;
}

}  // namespace cardroom::bench
