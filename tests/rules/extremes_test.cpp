// Absurd amounts and times are refused before anything is calculated with them.
#include <limits>

#include "rules/at_table.h"

using namespace cardroom;

namespace {

constexpr auto largest = std::numeric_limits<std::int64_t>::max();
constexpr auto smallest = std::numeric_limits<std::int64_t>::min();

}  // namespace

TEST_CASE("H95-5.6: no stake is above a million million chips") {
  AtTable at(games::holdem_1995, {});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(largest)}, "too_many_chips",
             clause("H95-5.6"));
  CHECK(at.sit(1, 100));
  at.refuses(table_command::TopUp{Seat(1), Chips(1'000'000'000'000)}, "too_many_chips",
             clause("H95-5.6"));
}

TEST_CASE("S05-4.6: a time that no clock shows is refused") {
  AtTable at(games::stud_2005, {});
  REQUIRE(at.sit(1, 100));
  REQUIRE(at.sit(2, 100));
  for (const std::int64_t time : {largest, smallest, std::int64_t{-1}})
    at.refuses(table_command::StartRound{list_of(at.table.coming.deck.cards()), time},
               "time_out_of_range", clause("S05-8.3"));
  REQUIRE(at.put(table_command::StartRound{list_of(at.table.coming.deck.cards()), 0}));
  at.refuses(Command(command::PassTime{largest}), "time_out_of_range", clause("S05-4.6"));
}

TEST_CASE("B-41: the largest and the smallest amounts are refused out of turn as in turn") {
  for (const Game* const game : {&games::holdem_1995, &games::stud_2005}) {
    AtTable at(*game, {});
    for (int seat = 1; seat <= 3; ++seat) REQUIRE(at.sit(seat, 100));
    REQUIRE(at.put(table_command::StartRound{list_of(at.table.coming.deck.cards()), 0}));
    const Round before = at.table.round;
    for (int seat = 1; seat <= 3; ++seat)
      for (const std::int64_t amount : {largest, smallest}) {
        CHECK_FALSE(at.put(Command(command::RaiseTo{Seat(seat), Chips(amount)})));
        CHECK_FALSE(at.put(Command(command::Bet{Seat(seat), Chips(amount)})));
      }
    CHECK(at.table.round == before);
  }
}
