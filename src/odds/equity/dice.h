// Dice: random numbers by the thousand, for sampling. Eight generators (xoshiro256++) run side by
// side, so that a processor makes eight numbers at once. The same seed gives the same numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/chance.h"

namespace cardroom::odds {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) {
    Chance chance(seed);
    for (Words& word : state_)
      for (std::size_t lane = 0; lane < lanes; ++lane) word[lane] = chance.next();
  }

  // 0 … count − 1. The bias is below one in 80 million.
  [[gnu::always_inline]] std::uint32_t below(std::uint32_t count) {
    if (at_ == numbers_.size()) [[unlikely]]
      refill();
    return static_cast<std::uint32_t>(std::uint64_t{numbers_[at_++]} * count >> 32);
  }

  // This many numbers of 32 bits, at most 64 of them.
  [[gnu::always_inline]] const std::uint32_t* take(std::size_t count) {
    if (at_ + count > numbers_.size()) [[unlikely]]
      refill();
    at_ += count;
    return numbers_.data() + at_ - count;
  }

 private:
  static constexpr std::size_t lanes = 8;
  // One word of each generator; every operation is done to all of them.
  using Words [[gnu::vector_size(8 * lanes)]] = std::uint64_t;

  [[gnu::noinline]] void refill() {
    Words a = state_[0];
    Words b = state_[1];
    Words c = state_[2];
    Words d = state_[3];
    for (std::size_t at = 0; at < numbers_.size(); at += 2 * lanes) {
      const Words sum = a + d;
      const Words made = (sum << 23 | sum >> 41) + a;
      const Words shifted = b << 17;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = d << 45 | d >> 19;
      std::memcpy(&numbers_[at], &made, sizeof made);
    }
    state_ = {a, b, c, d};
    at_ = 0;
  }

  std::array<Words, 4> state_ = {};
  std::array<std::uint32_t, 1024> numbers_ = {};
  std::size_t at_ = numbers_.size();
};

}  // namespace cardroom::odds
