// Gathered: the sum of many whole numbers and of their squares, exactly. Whatever the order in
// which they come and however the work is divided, the result is the same.
#pragma once

#include <cstdint>

#include "codec/values.h"

namespace cardroom::sim {

struct Gathered {
  std::int64_t sum = 0;
  std::uint64_t squares = 0;         // Below 10^18 …
  std::uint64_t squares_beyond = 0;  // … and how many times that.

  void add(std::int64_t value);
  void add(const Gathered& other);

  // Of one value, when there were so many.
  double mean(std::int64_t values) const;
  double deviation(std::int64_t values) const;
  // The standard error of the mean; 0 for fewer than two values.
  double error(std::int64_t values) const;

  friend constexpr bool operator==(const Gathered&, const Gathered&) = default;
  CARDROOM_PART("gathered", sum, squares, squares_beyond);
};

}  // namespace cardroom::sim
