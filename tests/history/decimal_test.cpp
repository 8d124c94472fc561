#include <doctest/doctest.h>

#include "history/decimal.h"

using namespace cardroom::history;

TEST_CASE("decimal: amounts are read exactly, and zeros at the end do not count") {
  CHECK(parse_decimal("10387.5") == Decimal{103875, 1});
  CHECK(parse_decimal("9950.0") == Decimal{9950, 0});
  CHECK(parse_decimal("0.10") == Decimal{1, 1});
  CHECK(parse_decimal("-0.25") == Decimal{-25, 2});
  CHECK(parse_decimal("0") == Decimal{});
  // No binary fraction equals these.
  CHECK(parse_decimal("0.1")->digits + parse_decimal("0.2")->digits ==
        parse_decimal("0.3")->digits);
}

TEST_CASE("decimal: only plain amounts are read") {
  for (const char* const text : {"", ".", "1.", ".5", "1e3", "0x10", "1.2.3", "--1", "1,000", "nan",
                                 "99999999999999999999", "0.0000000001"})
    CHECK_FALSE(parse_decimal(text));
}

TEST_CASE("decimal: amounts go into units and come out as they were") {
  CHECK(scaled({103875, 1}, 2) == 1038750);
  CHECK_FALSE(scaled({25, 2}, 1));
  CHECK_FALSE(scaled({4'000'000'000'000'000, 0}, 9));
  CHECK(in_places(1038750, 2) == "10387.5");
  CHECK(in_places(5, 2) == "0.05");
  CHECK(in_places(-25, 2) == "-0.25");
  CHECK(in_places(700, 2) == "7");
  CHECK(in_places(700, 0) == "700");
}
