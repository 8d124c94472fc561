// The books themselves, and the announcements they require.
#include <vector>

#include "at_table.h"

using namespace cardroom;

TEST_CASE("95-INS-Declaration 95-INS-Approval G-01: the 1995 books name what put them in force") {
  CHECK(games::manila_1995.authority == clause("95-INS-Declaration"));
  CHECK(games::holdem_1995.authority == clause("95-INS-Approval"));
  CHECK(games::omaha_1995.authority == clause("95-INS-Approval"));
}

TEST_CASE("ALT01-2.2 G-01: on any day one edition of a game is in force, and not the other") {
  struct Editions {
    const Game* of_1995;
    const Game* of_2001;
  };
  const Editions all[] = {{&games::manila_1995, &games::manila_2001},
                          {&games::holdem_1995, &games::holdem_2001},
                          {&games::omaha_1995, &games::omaha_2001}};
  for (const auto& one : all) {
    CHECK_FALSE(in_force(*one.of_1995, 19951102));
    CHECK(in_force(*one.of_1995, 19951103));
    CHECK(in_force(*one.of_1995, 20010130));
    CHECK_FALSE(in_force(*one.of_2001, 20010130));
    CHECK_FALSE(in_force(*one.of_1995, 20010131));
    CHECK(in_force(*one.of_2001, 20010131));
  }
}

TEST_CASE("RWS17-3.1 G-01: version 5 is in force from 16 October 2017, not before") {
  CHECK_FALSE(in_force(games::rws_2017, 20171015));
  CHECK(in_force(games::rws_2017, 20171016));
}

TEST_CASE("S05-INS-Approval G-01: Seven Card Stud is in force from 7 February 2005, not before") {
  CHECK(games::stud_2005.authority == clause("S05-INS-Approval"));
  CHECK_FALSE(in_force(games::stud_2005, 20050206));
  CHECK(in_force(games::stud_2005, 20050207));
}

// The announcements of the last command.
static std::vector<event::CommissionTaken> announced(const AtTable& at) {
  std::vector<event::CommissionTaken> found;
  for (const auto& happened : at.last)
    if (const auto* round = std::get_if<Event>(&happened))
      if (const auto* taken = std::get_if<event::CommissionTaken>(round)) found.push_back(*taken);
  return found;
}

// One player raises at a table of this minimum and the others fold.
static event::CommissionTaken announced_after_a_raise(const Game& game, const char* minimum) {
  AtTable at(game, {{"minimum", minimum}});
  at.sit_all({1, 2, 3}, 500);
  REQUIRE(at.start_round());
  const Chips to = at.table.round.legal.sizes.low;
  REQUIRE(at.put(Command(command::RaiseTo{at.table.round.turn, to})));
  at.fold_out();
  REQUIRE(announced(at).size() == 1);
  CHECK(announced(at)[0].of == pot(at.table.round));
  return announced(at)[0];
}

TEST_CASE("M95-9.3(b) H95-9.3(b) O95-9.3(b): the pot and its commission are announced together") {
  const auto manila = announced_after_a_raise(games::manila_1995, "10");
  CHECK(manila.clause == clause("M95-9.3(b)"));
  CHECK(manila.of == Chips(20));
  CHECK(manila.amount == Chips(1));
  const auto hold_em = announced_after_a_raise(games::holdem_1995, "10");
  CHECK(hold_em.clause == clause("H95-9.3(b)"));
  CHECK(hold_em.of == Chips(50));
  CHECK(hold_em.amount == Chips(2));
  const auto omaha = announced_after_a_raise(games::omaha_1995, "2");
  CHECK(omaha.clause == clause("O95-9.3(b)"));
  CHECK(omaha.of == Chips(10));
  CHECK(omaha.amount == Chips(0));
}
