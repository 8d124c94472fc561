#include "base/seat_set.h"

#include <doctest/doctest.h>

#include <type_traits>

using namespace cardroom;

static_assert(sizeof(Seat) == 1 && !std::is_convertible_v<int, Seat>);

TEST_CASE("Seat counts from 1 as people do and indexes from 0 as arrays do") {
  for (unsigned index = 0; index < 10; ++index) {
    const Seat seat = seat_at(index);
    CHECK(seat.number() == static_cast<int>(index) + 1);
    CHECK(seat.index() == index);
    CHECK_FALSE(seat.is_none());
  }
  CHECK(Seat(2) < Seat(10));
}

TEST_CASE("Seat none is no seat and equals no other") {
  CHECK(Seat().is_none());
  CHECK(Seat::none() == Seat());
  CHECK_FALSE(Seat::none() == Seat(1));
}
TEST_CASE("a walk goes clockwise from any seat and visits each seat of the set once") {
  for (unsigned bits = 0; bits < 1U << seats_max; ++bits)
    for (int first = 1; first <= seats_max; ++first) {
      const SeatSet seats = SeatSet::from_bits(bits);
      Seat expected = seats.from(Seat(first));
      int visited = 0;
      bool in_order = true;
      clockwise_from(seats, Seat(first), [&](Seat seat) {
        in_order = in_order && seat == expected;
        expected = seats.after(seat);
        ++visited;
      });
      CHECK(in_order);
      CHECK(visited == seats.size());
    }
}
