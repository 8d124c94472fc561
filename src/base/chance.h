// Chance: random numbers for play and for trying things out. The same seed gives the same numbers.
#pragma once

#include <cstdint>

namespace cardroom {

class Chance {
 public:
  constexpr explicit Chance(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
  }
  // 0 … count − 1. Play does not have to be as fair as a shuffle: the small bias is accepted.
  constexpr std::uint32_t below(std::uint32_t count) {
    return static_cast<std::uint32_t>(((next() >> 32) * count) >> 32);
  }
  // True this many times in a thousand, on average.
  constexpr bool in_thousand(std::uint32_t times) { return below(1000) < times; }

 private:
  std::uint64_t state_;
};

}  // namespace cardroom
