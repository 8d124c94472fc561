// Adds up the strengths of rows, each place as often as cards of its rank may come.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
// g++ can compile a part of a file for wide processors; clang only if all of it is for them.
#if defined(__x86_64__) && (!defined(__clang__) || defined(__AVX2__))
#define CARDROOM_WIDE_ROWS
#include <immintrin.h>
#endif

#include "eval/tables/rows.h"

namespace cardroom::bench {

// How many cards of each rank may come last; indices as in a Row.
using Weights = Row;

class PlainSum {
 public:
  void add(const Row& row, const Weights& weights) { add_above(row, Row{}, weights); }
  void add_above(const Row& above, const Row& row, const Weights& weights) {
    for (std::size_t at = 0; at < row.with.size(); ++at)
      if (above.with[at] > row.with[at])
        total_ += std::uint64_t{weights.with[at]} * (above.with[at] - row.with[at]);
  }
  void add_above(Strength above, const Row& row, const Weights& weights) {
    Row everywhere;
    everywhere.with.fill(above);
    add_above(everywhere, row, weights);
  }
  std::uint64_t total() const { return total_; }

 private:
  std::uint64_t total_ = 0;
};

#if defined(CARDROOM_WIDE_ROWS)

// What follows is for processors with AVX2, whatever the rest is compiled for.
#if !defined(__clang__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2")
#endif

class WideSum {
 public:
  void add(const Row& row, const Weights& weights) { add(load(row), weights); }
  // Adds by how much one row is greater than the other, where it is.
  void add_above(const Row& above, const Row& row, const Weights& weights) {
    add(_mm256_subs_epu16(load(above), load(row)), weights);
  }
  void add_above(Strength above, const Row& row, const Weights& weights) {
    const auto everywhere = _mm256_set1_epi16(static_cast<std::int16_t>(above));
    add(_mm256_subs_epu16(everywhere, load(row)), weights);
  }

  // The sum. A place is full after about thirty thousand rows.
  std::uint64_t total() const {
    alignas(32) std::array<std::uint32_t, 8> sums = {};
    _mm256_store_si256(reinterpret_cast<__m256i*>(sums.data()), sums_);
    return std::accumulate(sums.begin(), sums.end(), std::uint64_t{0});
  }

 private:
  static __m256i load(const Row& row) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(row.with.data()));
  }
  // A strength has its sign bit free, so multiplying signed numbers does no harm.
  void add(__m256i values, const Weights& weights) {
    sums_ = _mm256_add_epi32(sums_, _mm256_madd_epi16(values, load(weights)));
  }

  __m256i sums_ = {};
};

#if !defined(__clang__)
#pragma GCC pop_options
#endif
#endif

}  // namespace cardroom::bench
