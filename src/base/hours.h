// Hours: the hours of gaming, as minutes of the day. Past midnight is allowed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"

namespace cardroom {

struct Hours {
  std::uint16_t open = 0;
  std::uint16_t close = 0;  // Equal to `open` when no hours are set.

  constexpr bool are_set() const { return open != close; }
  constexpr bool contain(int minute) const {
    if (!are_set()) return true;
    if (open < close) return open <= minute && minute < close;
    return minute >= open || minute < close;
  }
  CARDROOM_DESCRIBED("hours", open, close);
  friend constexpr bool operator==(const Hours&, const Hours&) = default;
};

// Seconds since 1970 that a clock can show: not negative, and not after the year 9999.
constexpr bool clock_shows(std::int64_t seconds) {
  return seconds >= 0 && seconds <= 253'402'300'799;
}

constexpr int minute_of_day(std::int64_t seconds) {
  return static_cast<int>(seconds / 60 % (24 * 60));
}

// "12:00-04:00" or "any"; nullopt for anything else.
std::optional<Hours> parse_hours(std::string_view text);

std::string to_string(Hours hours);

}  // namespace cardroom
