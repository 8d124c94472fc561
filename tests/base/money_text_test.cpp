#include <doctest/doctest.h>

#include <limits>

#include "base/money_text.h"

using namespace cardroom;

TEST_CASE("cents are written as dollars, and read back") {
  CHECK(in_dollars(Cents(19000)) == "190");
  CHECK(in_dollars(Cents(18750)) == "187.50");
  CHECK(in_dollars(Cents(5)) == "0.05");
  CHECK(in_dollars(Cents(-5)) == "-0.05");
  CHECK(in_dollars(Cents(std::numeric_limits<std::int64_t>::min())) == "-92233720368547758.08");
  CHECK(in_dollars(Cents(-250)) == "-2.50");
  for (const std::int64_t count : {0, 5, 50, 99, 100, 18750, 2000000})
    CHECK(parse_dollars(in_dollars(Cents(count))) == Cents(count));
  CHECK(parse_dollars("2.5") == Cents(250));
  CHECK(parse_dollars("20000.00") == Cents(2'000'000));
}

TEST_CASE("what is not an amount is not read as one") {
  for (const auto* text :
       {"", ".", "2.", ".5", "2.505", "-2", "+2", "2,50", "1e3", "$2", " 2", "2 ", "1234567890123"})
    CHECK_FALSE(parse_dollars(text));
}
