#include "sim/gathered.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"

namespace cardroom::sim {

namespace {

constexpr std::uint64_t beyond = 1'000'000'000'000'000'000U;
__extension__ using Square = unsigned __int128;

void carry(Gathered& gathered) {
  gathered.squares_beyond += gathered.squares / beyond;
  gathered.squares %= beyond;
}

}  // namespace

void Gathered::add(std::int64_t value) {
  constexpr std::int64_t most = 10'000'000'000'000'000;
  check(value >= -most && value <= most, "a figure of a simulated session is too large to square");
  sum += value;
  const auto size = static_cast<Square>(value < 0 ? -value : value);
  squares += static_cast<std::uint64_t>(size * size % beyond);
  squares_beyond += static_cast<std::uint64_t>(size * size / beyond);
  carry(*this);
}

void Gathered::add(const Gathered& other) {
  sum += other.sum;
  squares += other.squares;
  squares_beyond += other.squares_beyond;
  carry(*this);
}

double Gathered::mean(std::int64_t values) const {
  return values == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(values);
}

double Gathered::deviation(std::int64_t values) const {
  if (values < 2) return 0;
  const auto count = static_cast<double>(values);
  const double all = static_cast<double>(squares) +
                     static_cast<double>(squares_beyond) * static_cast<double>(beyond);
  const double spread = all - static_cast<double>(sum) * mean(values);
  return std::sqrt(std::max(0.0, spread) / (count - 1));
}

double Gathered::error(std::int64_t values) const {
  return values < 2 ? 0 : deviation(values) / std::sqrt(static_cast<double>(values));
}

}  // namespace cardroom::sim
