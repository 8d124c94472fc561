#include "base/hours.h"

#include <algorithm>

#include "base/clock_text.h"

namespace cardroom {

namespace {

constexpr std::int64_t day_s = 24 * 60 * 60;

// "04:00": a minute of the day.
std::optional<std::uint16_t> minute_of(std::string_view text) {
  const auto seconds = parse_clock(text);
  if (!seconds || *seconds >= day_s || std::count(text.begin(), text.end(), ':') != 1)
    return std::nullopt;
  return static_cast<std::uint16_t>(*seconds / 60);
}

std::string minute_text(int minute) {
  return two_digits(minute / 60) + ":" + two_digits(minute % 60);
}

}  // namespace

std::optional<Hours> parse_hours(std::string_view text) {
  if (text == "any") return Hours{};
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto open = minute_of(text.substr(0, dash));
  const auto close = minute_of(text.substr(dash + 1));
  if (!open || !close) return std::nullopt;
  return Hours{*open, *close};
}

std::string to_string(Hours hours) {
  return hours.are_set() ? minute_text(hours.open) + "-" + minute_text(hours.close) : "any";
}

}  // namespace cardroom
