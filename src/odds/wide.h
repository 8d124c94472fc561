// Wide: a whole number of 128 bits, for sums over all deals that 64 bits could not hold.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardroom::odds {

__extension__ using Wide = __int128;

inline std::string to_string(Wide number) {
  const bool negative = number < 0;
  std::string digits;
  do {
    const int digit = static_cast<int>(number % 10);
    digits.insert(digits.begin(), static_cast<char>('0' + (negative ? -digit : digit)));
    number /= 10;
  } while (number != 0);
  return negative ? "-" + digits : digits;
}

// The number that to_string() wrote; nullopt if it is no such number.
inline std::optional<Wide> wide_from(std::string_view text) {
  if (text.empty() || text.size() > 36) return std::nullopt;
  Wide number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return number;
}

}  // namespace cardroom::odds
