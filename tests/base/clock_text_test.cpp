#include "base/clock_text.h"

#include <doctest/doctest.h>

#include "base/number.h"

using namespace cardroom;

TEST_CASE("a time is written as hours, minutes and seconds") {
  CHECK(clock_text(0) == "0:00:00");
  CHECK(clock_text(3909) == "1:05:09");
  CHECK(clock_text(100 * 3600 + 59) == "100:00:59");
}

TEST_CASE("what is written is read") {
  for (const std::int64_t seconds : {0, 59, 60, 3599, 3600, 86'399, 360'000})
    CHECK(parse_clock(clock_text(seconds)) == seconds);
}

TEST_CASE("seconds may be left out of a time") { CHECK(parse_clock("14:30") == 52'200); }

TEST_CASE("nothing else is a time") {
  for (const char* const text : {"", "14", "14:", ":30", "1:60", "1:00:60", "1:2:3:4", "-1:00",
                                 "1:-0", "1:00:", "1:00 ", "a:00", "100000:00"})
    CHECK_MESSAGE(!parse_clock(text), text);
}

TEST_CASE("a number is digits and nothing else, and one of its range") {
  CHECK(parse_number("17") == 17);
  CHECK(parse_number("-3") == -3);
  CHECK(parse_number<int>("9", {0, 9}) == 9);
  CHECK_FALSE(parse_number<int>("10", {0, 9}));
  CHECK_FALSE(parse_number<int>("-1", {0, 9}));
  for (const char* const text : {"", " 1", "1 ", "1x", "+1", "0x10", "99999999999999999999"})
    CHECK_MESSAGE(!parse_number(text), text);
}
