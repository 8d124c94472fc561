// Absurd amounts and times, and requests that no script can write, are refused at once.
#include <limits>

#include "rules/at_table.h"

using namespace cardroom;

namespace {

constexpr auto largest = std::numeric_limits<std::int64_t>::max();
constexpr auto smallest = std::numeric_limits<std::int64_t>::min();

Command reported(Irregularity what, Seat seat = {}, std::uint8_t count = 0) {
  command::Report report;
  report.what = what;
  report.seat = seat;
  report.count = count;
  return report;
}

}  // namespace

TEST_CASE("H95-5.6: no stake is above a million million chips") {
  AtTable at(games::holdem_1995, {});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(largest)}, "too_many_chips",
             clause("H95-5.6"));
  CHECK(at.sit(1, 100));
  at.refuses(table_command::TopUp{Seat(1), Chips(1'000'000'000'000)}, "too_many_chips",
             clause("H95-5.6"));
}

TEST_CASE("S05-4.6 S05-8.3: a time that no clock shows is refused") {
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

TEST_CASE(
    "H95-16.1(e) M95-16.1(f) O95-16.1(e) S05-17.1(e) T01-17.1(e): an extra hand is not that of a "
    "player who was dealt in") {
  const std::pair<const Game*, Clause> books[] = {
      {&games::holdem_1995, clause("H95-16.1(e)")},
      {&games::manila_1995, clause("M95-16.1(f)")},
      {&games::omaha_1995, clause("O95-16.1(e)")},
      {&games::stud_2005, clause("S05-17.1(e)")},
      {&games::tournament_2001_h, clause("T01-17.1(e)")}};
  for (const auto& [game, under] : books) {
    AtTable at(*game, {});
    at.sit_all({1, 2, 3}, 1000);
    REQUIRE(at.start_round());
    at.refuses(reported(Irregularity::extra_hand, Seat(2)), "in_round", under);
  }
}

TEST_CASE("RWS17-5.1.2: a deck with all its cards is not reported as short") {
  AtTable at(games::rws_2017, {{"small-blind", "5"}});
  at.sit_all({1, 2, 3}, 1000);
  REQUIRE(at.start_round());
  at.refuses(reported(Irregularity::deck_count, Seat::none(), 52), "right_count",
             clause("RWS17-5.1.2"));
}

TEST_CASE("H95-4.1 H95-16.1: cards are shuffled only when that is due, and each of them once") {
  AtTable at(games::holdem_1995, {});
  at.sit_all({1, 2, 3}, 1000);
  REQUIRE(at.start_round());
  const CardList all = list_of(at.table.terms.deck.cards());
  CardList short_of_one = all;
  short_of_one.pop_back();
  at.refuses(Command(command::Reshuffle{all}), "nothing_to_shuffle", clause("H95-4.1"));
  at.refuses(Command(command::Redeal{all}), "round_under_way", clause("H95-4.1"));
  REQUIRE(at.put(reported(Irregularity::communal_early)));
  REQUIRE(at.table.round.stage == Stage::shuffling);
  at.refuses(Command(command::Reshuffle{all}), "wrong_cards", clause("H95-4.1"));
  REQUIRE(at.put(Command(command::Reshuffle{list_of(cards_to_shuffle(at.table.round))})));
  REQUIRE(at.put(reported(Irregularity::cut_exposed)));
  at.refuses(Command(command::Redeal{short_of_one}), "wrong_cards", clause("H95-4.1"));
  CHECK(at.put(Command(command::Redeal{all})));
}

TEST_CASE("RWS17-DEF-House: a book without exclusion does not have a hand struck out either") {
  AtTable at(games::rws_2017, {{"small-blind", "5"}});
  at.sit_all({1, 2, 3}, 1000);
  REQUIRE(at.start_round());
  at.refuses(Command(command::StrikeOut{.seat = Seat(2)}), "not_in_this_book",
             clause("RWS17-DEF-House"));
}

TEST_CASE("S05-8.1: nobody in particular is not admitted to a group") {
  AtTable at(games::stud_2005, {});
  at.refuses(table_command::Admit{}, "no_player_named", clause("S05-8.1"));
}
