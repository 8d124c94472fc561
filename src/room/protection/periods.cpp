#include "room/protection/periods.h"

#include <chrono>

namespace cardroom::room {

namespace {

namespace calendar = std::chrono;

std::int64_t count_of(calendar::sys_days day) { return day.time_since_epoch().count(); }

calendar::year_month month_of(std::int64_t day) {
  const calendar::year_month_day date{calendar::sys_days{calendar::days{day}}};
  return date.year() / date.month();
}

}  // namespace

std::int64_t first_day(Period period, std::int64_t day) {
  switch (period) {
    case Period::day:
      return day;
    case Period::week:
      return day - (day + 3) % 7;  // The first day of 1970 was a Thursday.
    case Period::month:
      return count_of(calendar::sys_days{month_of(day) / 1});
  }
  return day;
}

std::int64_t next_first_day(Period period, std::int64_t day) {
  switch (period) {
    case Period::day:
      return day + 1;
    case Period::week:
      return first_day(Period::week, day) + 7;
    case Period::month:
      return count_of(calendar::sys_days{(month_of(day) + calendar::months{1}) / 1});
  }
  return day + 1;
}

}  // namespace cardroom::room
