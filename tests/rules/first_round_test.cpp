#include "rules/scene.h"

using namespace cardroom;

namespace {

// With the button on seat 4: seat 3 shows the lowest card.
const CardList seat_3_opens = {"Kc"_card, "Kd"_card, "Kh"_card, "Ks"_card, "Qc"_card, "Qd"_card,
                               "Qh"_card, "Qs"_card, "9c"_card, "9d"_card, "2h"_card, "9s"_card};

}  // namespace

TEST_CASE("S05-10.1(c) N-12: an opener whose stake equals the call taps out; they may not call") {
  Scene scene(games::stud_2005,
              {{"blind-amounts", "5/10"}, {"blind-option", "C"}, {"limit", "fixed"}},
              {200, 200, 10, 200}, seat_3_opens, 4);
  REQUIRE(scene.round.turn == Seat(3));
  CHECK_FALSE(scene.round.legal.call);
  CHECK(scene.round.legal.tap_out);
  CHECK(scene.refusal(command::Call{Seat(3)}) == "S05-10.1(c) call_not_offered");
  scene.accept(command::TapOut{Seat(3)});
  CHECK(scene.round.stake_of(Seat(3)) == Chips(0));
  CHECK(scene.round.total_of(Seat(3)) == Chips(10));
}

TEST_CASE(
    "S05-14.1 N-12: an opener whose whole minimum bets are just the call taps out with them") {
  Scene scene(games::stud_2005,
              {{"blind-amounts", "5/10"}, {"blind-option", "C"}, {"limit", "fixed"}},
              {200, 200, 12, 200}, seat_3_opens, 4);
  REQUIRE(scene.round.turn == Seat(3));
  scene.accept(command::TapOut{Seat(3)});
  CHECK(scene.round.stake_of(Seat(3)) == Chips(2));
  CHECK(scene.round.tapped_out.contains(Seat(3)));
}

TEST_CASE("S05-14.1 B-27: a player who calls with all chips puts in all, not whole minimum bets") {
  Scene scene(games::stud_2005, {{"blind-amounts", "5/12"}, {"limit", "fixed"}, {"minimum", "5"}},
              {200, 200, 12, 200}, seat_3_opens, 4);
  REQUIRE(scene.round.turn == Seat(3));
  scene.accept(command::TapOut{Seat(3)});
  CHECK(scene.round.stake_of(Seat(3)) == Chips(0));
}

TEST_CASE("H95-12.1: less than the call is not a raise, even with all the player's chips") {
  Scene scene(games::holdem_1995, {}, {200, 200, 3, 200});
  REQUIRE(scene.round.turn == Seat(3));
  CHECK(scene.refusal(command::RaiseTo{Seat(3), Chips(3)}) == "H95-10.2 raise_size");
  scene.accept(command::TapOut{Seat(3)});
}

TEST_CASE("S05-4.2(g): a maximum below the last blind would leave no raise, and is refused") {
  Determinations determined;
  REQUIRE(determine(determined, games::stud_2005, "blind-amounts", "5/10"));
  REQUIRE(determine(determined, games::stud_2005, "maximum", "9"));
  const auto refused = make_terms(games::stud_2005, determined);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().clause == clause("S05-4.2(g)"));
  REQUIRE(determine(determined, games::stud_2005, "maximum", "10"));
  CHECK(make_terms(games::stud_2005, determined));
}

TEST_CASE("S05-6.1: openings and raises of an ante game cite its own clauses") {
  Scene scene(games::stud_2005, {}, {200, 200, 200});
  const Seat opener = scene.round.turn;
  scene.accept(command::Bet{opener, scene.round.legal.sizes.low});
  scene.accept(command::RaiseTo{scene.round.turn, scene.round.legal.sizes.low});
  const auto wagers = scene.all<event::Wagered>();
  REQUIRE(wagers.size() == 2);
  CHECK(wagers[0].clause == clause("S05-6.1"));
  CHECK(wagers[1].clause == clause("S05-6.2"));
}
