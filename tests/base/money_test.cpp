#include "base/money.h"

#include <doctest/doctest.h>

#include <type_traits>

using namespace cardroom;

static_assert(!std::is_convertible_v<Chips, Cents> && !std::is_constructible_v<Chips, Cents>);
static_assert(!std::is_convertible_v<int, Chips>);
static_assert(sizeof(Chips) == 8 && std::is_trivially_copyable_v<Chips>);

TEST_CASE("Chips add, subtract and compare among themselves") {
  Chips stake = 100_chips;
  stake += 20_chips;
  stake -= 50_chips;
  CHECK(stake == 70_chips);
  CHECK(stake - 80_chips == -(10_chips));
  CHECK(stake - 80_chips < Chips());
  CHECK(stake * 3 == 3 * stake);
  CHECK((stake * 3).count() == 210);
}

TEST_CASE("Chips divide by rounding down and leave their remainder") {
  CHECK(101_chips / 2 == 50_chips);
  CHECK(101_chips % 2_chips == 1_chips);
  CHECK(101_chips / 25_chips == 4);
  for (int count = 0; count < 50; ++count)
    for (int parts = 1; parts < 11; ++parts) {
      const Chips pot(count);
      CHECK(pot / parts * parts + pot % Chips(parts) == pot);
      CHECK(down_to(pot, Chips(parts)) == pot / parts * parts);
    }
}

TEST_CASE("Chips count beyond what 32 bits hold") {
  CHECK((3'000'000'000_chips + 3'000'000'000_chips).count() == 6'000'000'000);
  CHECK(250_cents > 249_cents);
}
