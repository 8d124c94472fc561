// Dice: random numbers by the thousand, for sampling. Eight generators (xoshiro256++) run side by
// side, so that a processor makes eight numbers at once. The same seed gives the same numbers.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/chance.h"

namespace cardroom::odds {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) {
    Chance chance(seed);
    for (auto& word : state_)
      for (auto& lane : word) lane = chance.next();
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

  [[gnu::noinline]] void refill() {
    for (std::size_t at = 0; at < numbers_.size(); at += 2 * lanes)
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        const std::uint64_t made = next(lane);
        numbers_[at + lane] = static_cast<std::uint32_t>(made);
        numbers_[at + lanes + lane] = static_cast<std::uint32_t>(made >> 32);
      }
    at_ = 0;
  }

  [[gnu::always_inline]] std::uint64_t next(std::size_t lane) {
    auto& [a, b, c, d] = state_;
    const std::uint64_t made = std::rotl(a[lane] + d[lane], 23) + a[lane];
    const std::uint64_t shifted = b[lane] << 17;
    c[lane] ^= a[lane];
    d[lane] ^= b[lane];
    b[lane] ^= c[lane];
    a[lane] ^= d[lane];
    c[lane] ^= shifted;
    d[lane] = std::rotl(d[lane], 45);
    return made;
  }

  std::array<std::array<std::uint64_t, lanes>, 4> state_ = {};
  std::array<std::uint32_t, 1024> numbers_ = {};
  std::size_t at_ = numbers_.size();
};

}  // namespace cardroom::odds
