#include "base/hours.h"

#include <doctest/doctest.h>

using namespace cardroom;

TEST_CASE("hours of gaming may run past midnight") {
  const auto hours = parse_hours("12:00-04:30");
  REQUIRE(hours);
  CHECK(hours->contain(12 * 60));
  CHECK(hours->contain(23 * 60 + 59));
  CHECK(hours->contain(4 * 60 + 29));
  CHECK_FALSE(hours->contain(4 * 60 + 30));
  CHECK_FALSE(hours->contain(11 * 60 + 59));
  CHECK(to_string(*hours) == "12:00-04:30");
}

TEST_CASE("hours of one day end at their minute") {
  const auto hours = parse_hours("9:05-17:00");
  REQUIRE(hours);
  CHECK(hours->contain(9 * 60 + 5));
  CHECK_FALSE(hours->contain(9 * 60 + 4));
  CHECK_FALSE(hours->contain(17 * 60));
  CHECK(to_string(*hours) == "09:05-17:00");
}

TEST_CASE("without set hours, gaming is allowed at any minute") {
  CHECK(parse_hours("any")->contain(0));
  CHECK(to_string(Hours{}) == "any");
}

TEST_CASE("a text that is not two times of the day is rejected") {
  for (const char* const text :
       {"", "12:00", "12-14", "24:00-01:00", "12:60-13:00", "a-b", "12:00-", "-1:00-2:00"})
    CHECK_FALSE(parse_hours(text));
}

TEST_CASE("the minute of the day comes round with the days") {
  CHECK(minute_of_day(0) == 0);
  CHECK(minute_of_day(59) == 0);
  CHECK(minute_of_day(86400 + 3600) == 60);
}
