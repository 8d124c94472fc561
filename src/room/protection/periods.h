// Days, weeks and months of limits, in UTC: a week begins on Monday, a month on its first day.
#pragma once

#include <cstdint>

namespace cardroom::room {

enum class Period : std::uint8_t { day, week, month };

inline constexpr std::int64_t period_day_ms = 24LL * 3600 * 1000;

// Days since 1970.
constexpr std::int64_t day_at(std::int64_t now_ms) { return now_ms / period_day_ms; }

// How many days are kept: more than the longest month has.
inline constexpr std::int64_t days_kept = 32;

// The first day of the period that a day is in, and of the next one.
std::int64_t first_day(Period period, std::int64_t day);
std::int64_t next_first_day(Period period, std::int64_t day);

}  // namespace cardroom::room
