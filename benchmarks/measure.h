// Measures work in items per second and in cycles of the time-stamp counter. We wrote it ourselves
// because the usual libraries lack what we need: the speed of the machine can change by a third
// from one minute to the next, so each contender takes turns with its baseline, and the best pass
// of each counts. Cycles can be compared between machines.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>
#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace cardroom::bench {

struct Speed {
  double items_per_second = 0;
  double cycles_per_item = std::numeric_limits<double>::infinity();  // 0: no such counter.
};

inline std::uint64_t cycles_now() {
#if defined(__x86_64__)
  return __rdtsc();
#else
  return 0;
#endif
}

// Makes the compiler believe that a value is needed.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r,m"(value) : "memory");
}

// Does the work once. Returns how many items it did.
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

// For work that takes longer than a processor usually runs one program without interruption. It is
// done in parts, and the best pass of each part counts. `work` gets the number of the part.
template <class Work, class Baseline>
Compared take_turns_in_parts(int passes, std::size_t parts, Work&& work, Baseline&& baseline) {
  struct Part {
    double items = 0;
    Speed best;
  };
  std::vector<Part> measured(parts);
  Compared best;
  for (int pass = 0; pass < passes; ++pass) {
    for (std::size_t part = 0; part < parts; ++part)
      keep_best(measured[part].best, one_pass([&] { return measured[part].items = work(part); }));
    keep_best(best.baseline, one_pass(baseline));
  }
  double items = 0;
  double seconds = 0;
  double cycles = 0;
  for (const Part& part : measured) {
    items += part.items;
    seconds += part.items / part.best.items_per_second;
    cycles += part.items * part.best.cycles_per_item;
  }
  best.speed = {items / seconds, cycles / items};
  return best;
}

}  // namespace cardroom::bench
