// Wide: a whole number of 128 bits, for sums over all deals that 64 bits could not hold.
#pragma once

#include <string>

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

}  // namespace cardroom::odds
