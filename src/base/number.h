// Reads a whole number from a text.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

namespace cardroom {

template <std::integral Number>
struct Range {
  Number least = std::numeric_limits<Number>::min();
  Number most = std::numeric_limits<Number>::max();
};

// "17", "-3": digits and nothing else. Nullopt if the text is not a number or is out of range.
template <std::integral Number = std::int64_t>
std::optional<Number> parse_number(std::string_view text,
                                   Range<std::type_identity_t<Number>> range = {}) {
  Number value = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  if (value < range.least || value > range.most) return std::nullopt;
  return value;
}

}  // namespace cardroom
