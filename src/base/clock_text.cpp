#include "base/clock_text.h"

#include "base/number.h"

namespace cardroom {

namespace {

constexpr int hours_most = 99'999;

// A part of a time: digits only, without a sign.
std::optional<int> part_of(std::string_view text, int most) {
  if (text.starts_with('-')) return std::nullopt;
  return parse_number<int>(text, {0, most});
}

}  // namespace

std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string clock_text(std::int64_t seconds) {
  return std::to_string(seconds / 3600) + ":" + two_digits(seconds / 60 % 60) + ":" +
         two_digits(seconds % 60);
}

std::optional<std::int64_t> parse_clock(std::string_view text) {
  const auto first = text.find(':');
  if (first == std::string_view::npos) return std::nullopt;
  const auto second = text.find(':', first + 1);
  const bool whole = second != std::string_view::npos;
  const auto hours = part_of(text.substr(0, first), hours_most);
  const auto minutes = part_of(text.substr(first + 1, whole ? second - first - 1 : second), 59);
  const auto seconds = whole ? part_of(text.substr(second + 1), 59) : 0;
  if (!hours || !minutes || !seconds) return std::nullopt;
  return *hours * std::int64_t{3600} + *minutes * 60 + *seconds;
}

}  // namespace cardroom
