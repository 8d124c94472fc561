#include <doctest/doctest.h>

#include <type_traits>

#include "base/fixed_list.h"
#include "base/money.h"
#include "base/result.h"
#include "base/seat.h"

using namespace cardroom;

static_assert(std::is_trivially_copyable_v<FixedList<int, 4>>);
static_assert(!std::is_convertible_v<Chips, Cents>);
static_assert(!std::is_convertible_v<int, Chips>);

TEST_CASE("FixedList keeps values in order and closes the gap when one is taken out") {
  FixedList<int, 4> list = {1, 2, 3};
  list.erase_at(1);
  CHECK(list == FixedList<int, 4>{1, 3});
  CHECK(list.contains(3));
  CHECK_FALSE(list.contains(2));
}

TEST_CASE("Result holds a value or the reason there is none") {
  const Result<int, Seat> value = 7;
  const Result<int, Seat> refusal = Seat(3);
  REQUIRE(value);
  CHECK(*value == 7);
  REQUIRE_FALSE(refusal);
  CHECK(refusal.error().number() == 3);
}

TEST_CASE("Chips divide by rounding down and leave their remainder") {
  CHECK(Chips(101) / 2 == Chips(50));
  CHECK(Chips(101) % Chips(2) == Chips(1));
}
