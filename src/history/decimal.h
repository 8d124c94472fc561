// Decimal: an amount as it is written, 0.25 or 10387.5, never as a binary fraction. Hands are
// replayed in whole units of the smallest decimal place they use.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom::history {

struct Decimal {
  std::int64_t digits = 0;  // 103875 of 10387.5
  int places = 0;           // 1 of 10387.5; never with a zero at the end.

  friend constexpr bool operator==(Decimal, Decimal) = default;
};

// Digits, at most one point, a sign before them. Zeros at the end of the fraction are dropped.
// Nullopt for anything else, or if it does not fit.
std::optional<Decimal> parse_decimal(std::string_view text);

// In units with this many places; nullopt if it has more places than that, or does not fit.
std::optional<std::int64_t> scaled(Decimal amount, int places);

// 1035 in units of one place as 103.5.
Decimal decimal_of(std::int64_t amount, int places);

// "103.5" of 1035 in units of one place.
std::string in_places(std::int64_t amount, int places);

// 10 to this power; 0 … 18.
constexpr std::int64_t power_of_ten(int places) {
  std::int64_t power = 1;
  for (; places > 0; --places) power *= 10;
  return power;
}

}  // namespace cardroom::history
