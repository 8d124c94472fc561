#include "rules/scene.h"

using namespace cardroom;

namespace {

// Seat 1 shows King and two, seat 2 a pair of Queens.
const CardList king_and_queens = {"3c"_card, "3d"_card, "4c"_card, "4d"_card,
                                  "Kc"_card, "Qd"_card, "2c"_card, "Qh"_card};

// Plays the first betting round to its end, and returns who opens the second.
Seat second_opener(const CardList& cards, std::string_view reading) {
  Scene scene(games::stud_2005, {{"reading", reading}}, {200, 200}, cards, 2);
  scene.accept(command::Bet{scene.round.turn, Chips(5)});
  scene.accept(command::Call{scene.round.turn});
  REQUIRE(scene.round.street == 1);
  return scene.round.turn;
}

}  // namespace

TEST_CASE("S05-4.2(h) B-38: the highest card opens, not the best showing hand") {
  CHECK(second_opener(king_and_queens, "B-38 a") == Seat(1));
}

TEST_CASE("S05-4.2(h) B-38 b: by the other reading a pair showing opens before a King") {
  CHECK(second_opener(king_and_queens, "B-38 b") == Seat(2));
}

TEST_CASE("S05-4.2(h) B-38 b: of two hands without a pair the next card decides") {
  CHECK(second_opener({"3c"_card, "3d"_card, "4c"_card, "4d"_card, "Kc"_card, "Kd"_card, "2c"_card,
                       "9h"_card},
                      "B-38 b") == Seat(2));
}

TEST_CASE(
    "H95-9.2 P-14: with no wager in the final round a tapped-out player may be first to show") {
  Scene scene(games::holdem_1995, {}, {2, 200, 200});  // Seat 1 taps out on the first blind.
  scene.check_down();
  const auto opened = scene.all<event::ShowdownOpened>();
  REQUIRE(opened.size() == 1);
  CHECK(opened[0].first == Seat(1));
}

TEST_CASE("RWS17-3.13.2(b) M-20: all-in before the river, the first left of the button shows") {
  Scene scene(games::rws_2017, {{"small-blind", "5"}}, {500, 100, 500, 100});
  scene.accept(command::RaiseTo{Seat(4), Chips(100)});
  scene.accept(command::Fold{Seat(1)});
  scene.accept(command::TapOut{Seat(2)});
  scene.accept(command::Call{Seat(3)});
  const auto opened = scene.all<event::ShowdownOpened>();
  REQUIRE(opened.size() == 1);
  CHECK(opened[0].first == Seat(2));
}
