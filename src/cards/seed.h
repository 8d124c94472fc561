// Seed: the 256 bits from which a table's shoes follow. They come from a random device at the edge
// of the program, or from a caller who wants the same shoes again. This module never draws them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/parse_error.h"
#include "base/result.h"

namespace cardroom {

using Seed = std::array<std::uint8_t, 32>;

// For simulations, which are identified by a small number: its eight bytes, lowest first, then
// zeros. Not for a table that anybody plays at.
constexpr Seed seed_from_number(std::uint64_t number) {
  Seed seed = {};
  for (std::size_t at = 0; at < 8; ++at) seed[at] = static_cast<std::uint8_t>(number >> (8 * at));
  return seed;
}

// 64 hexadecimal digits, the first byte first; written in lower case, read in either case.
std::string to_string(const Seed& seed);
Result<Seed, ParseError> parse_seed(std::string_view text);

}  // namespace cardroom
