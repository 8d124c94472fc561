// Adds up the strengths of rows, each place as often as there are cards of its rank to come.
#pragma once

#include <array>
#include <cstdint>
#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include "eval/rows.h"

namespace cardroom::bench {

// How many cards of each rank may come last, places as in a Row.
using Weights = Row;

class RowSum {
 public:
  void add(const Row& row, const Weights& weights) {
#if defined(__AVX2__)
    const auto values = _mm256_load_si256(reinterpret_cast<const __m256i*>(row.with.data()));
    const auto times = _mm256_load_si256(reinterpret_cast<const __m256i*>(weights.with.data()));
    sums_ = _mm256_add_epi32(sums_, _mm256_madd_epi16(values, times));
#else
    for (std::size_t at = 0; at < row.with.size(); ++at)
      sums_[at % 8] += std::uint32_t{row.with[at]} * weights.with[at];
#endif
  }

  // What was added. A place is full after some thirty thousand rows.
  std::uint64_t total() const {
    alignas(32) std::array<std::uint32_t, 8> sums = {};
#if defined(__AVX2__)
    _mm256_store_si256(reinterpret_cast<__m256i*>(sums.data()), sums_);
#else
    sums = sums_;
#endif
    std::uint64_t total = 0;
    for (const auto sum : sums) total += sum;
    return total;
  }

 private:
#if defined(__AVX2__)
  __m256i sums_ = {};
#else
  std::array<std::uint32_t, 8> sums_ = {};
#endif
};

}  // namespace cardroom::bench
