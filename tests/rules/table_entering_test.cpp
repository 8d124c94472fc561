// Entering a stud game, and coming back to it: S05-17.4, S05-17.11 to S05-17.13.
#include "rules/at_table.h"

using namespace cardroom;

namespace {

// Stud with blinds of 5 and 10, four players, the button at seat 1, in a game that has been going
// for a long time.
AtTable blinds_game(std::initializer_list<int> players = {1, 2, 3, 4}) {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5/10"}});
  at.sit_all(players, 200);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(1)}));
  return at;
}

}  // namespace

TEST_CASE("P-11 S05-17.4: both blinds missed: ten count as a wager, five only go to the pot") {
  AtTable at = blinds_game();
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  at.whole_round();  // Button 1, small blind 2; seat 3 misses the big blind.
  at.whole_round();  // Button 2; seat 3 misses the small blind.
  CHECK(at.table.place(Seat(3)).owed == 3);
  at.whole_round();  // Button 4.
  REQUIRE(at.put(table_command::Post{Seat(3)}));
  REQUIRE(at.start_round());  // Button 1: the big blind has reached seat 3, which posts only that.
  CHECK(at.table.marker == Seat(1));
  CHECK(at.total(3) == Chips(10));
  CHECK(at.stake(3) == Chips(190));
}

TEST_CASE("P-11 S05-17.4: away from the blinds a player posts what they missed") {
  AtTable at = blinds_game({1, 2, 3, 4, 5});
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  at.whole_round();  // Button 1.
  at.whole_round();  // Button 2.
  CHECK(at.table.place(Seat(3)).owed == 3);
  at.whole_round();  // Button 4: it passes seat 3.
  REQUIRE(at.put(table_command::Post{Seat(3)}));
  REQUIRE(at.start_round());  // Button 5, blinds 1 and 2, seat 3 posts.
  CHECK(at.table.marker == Seat(5));
  CHECK(at.total(3) == Chips(10));
  CHECK(at.table.round.dead[2] == Chips(5));
  CHECK(at.stake(3) == Chips(185));
  CHECK(pot(at.table.round) == Chips(30));
  at.fold_out();
  CHECK(at.table.place(Seat(3)).owed == 0);
}

TEST_CASE("S05-17.4: a player who does not post waits until the big blind reaches them") {
  AtTable at = blinds_game({1, 2, 3, 4, 5});
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  at.whole_round();
  at.whole_round();
  REQUIRE(at.put(table_command::SitIn{Seat(3)}));
  at.whole_round();  // Button 4: it passed seat 3.
  CHECK_FALSE(at.dealt().contains(Seat(3)));
  at.whole_round();  // Button 5, blinds 1 and 2.
  CHECK_FALSE(at.dealt().contains(Seat(3)));
  REQUIRE(at.start_round());  // Button 1, blinds 2 and 3.
  CHECK(at.dealt().contains(Seat(3)));
  CHECK(at.total(3) == Chips(10));
  CHECK(at.table.round.dead_total == Chips(0));
}

TEST_CASE("P-11 S05-17.4: a small blind missed alone is dead") {
  AtTable at = blinds_game({1, 2, 3, 4, 5});
  at.whole_round();  // Button 1: seat 3 pays the big blind.
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  at.whole_round();  // Button 2: seat 3 misses the small blind.
  CHECK(at.table.place(Seat(3)).owed == 1);
  at.whole_round();  // Button 4.
  REQUIRE(at.put(table_command::Post{Seat(3)}));
  CHECK_FALSE(at.table.place(Seat(3)).sits_out);
  REQUIRE(at.start_round());  // Button 5.
  CHECK(at.total(3) == Chips(0));
  CHECK(at.table.round.dead[2] == Chips(5));
}

TEST_CASE("S05-17.4: nobody rejoins at the dealer button") {
  AtTable at = blinds_game({1, 2, 3, 4, 5});
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  at.whole_round();
  at.whole_round();
  at.refuses(table_command::Post{Seat(3)}, "button_is_due", clause("S05-17.4"));
  REQUIRE(at.put(table_command::SitIn{Seat(3)}));
  REQUIRE(at.start_round());  // The button would be at seat 3: it goes on to seat 4, and they wait.
  CHECK(at.table.marker == Seat(4));
  CHECK_FALSE(at.dealt().contains(Seat(3)));
  CHECK(at.stake(3) == Chips(200));
}

TEST_CASE("S05-17.4: a player who owes nothing has nothing to post") {
  AtTable at = blinds_game();
  at.whole_round();
  at.refuses(table_command::Post{Seat(2)}, "nothing_to_post", clause("S05-17.4"));
  at.refuses(table_command::Wait{Seat(2)}, "nothing_to_post", clause("S05-17.11"));
}

TEST_CASE("S05-17.4: a player who missed no blind comes back without posting") {
  AtTable at = blinds_game({1, 2, 3, 4, 5});
  REQUIRE(at.put(table_command::SitOut{Seat(5)}));
  at.whole_round();  // Button 1, blinds 2 and 3.
  REQUIRE(at.put(table_command::SitIn{Seat(5)}));
  REQUIRE(at.start_round());
  CHECK(at.dealt().contains(Seat(5)));
  CHECK(at.table.round.paid[4] == Chips(0));
}

TEST_CASE("S05-17.11(b): a new player posts the big blind and is dealt in") {
  AtTable at = blinds_game();
  at.whole_round();
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.put(table_command::Post{Seat(6)}));
  REQUIRE(at.start_round());  // Button 2, blinds 3 and 4, seat 6 posts.
  CHECK(at.total(6) == Chips(10));
  CHECK(at.table.round.dead_total == Chips(0));
  CHECK(at.stake(6) == Chips(190));
}

TEST_CASE("S05-17.11(a): a new player waits for the big blind") {
  AtTable at = blinds_game();
  at.whole_round();
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.put(table_command::Post{Seat(6)}));
  REQUIRE(at.put(table_command::Wait{Seat(6)}));
  at.whole_round();  // Button 2, blinds 3 and 4.
  CHECK_FALSE(at.dealt().contains(Seat(6)));
  REQUIRE(at.start_round());  // Button 3, blinds 4 and 6.
  CHECK(at.dealt().contains(Seat(6)));
  CHECK(at.total(6) == Chips(10));
}

TEST_CASE("S05-17.11(b) S05-8.4: who posts in the small blind's seat is dealt in and owes both") {
  AtTable at = blinds_game();
  at.whole_round();
  at.whole_round();
  at.whole_round();  // Button 3.
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.put(table_command::Post{Seat(6)}));
  REQUIRE(at.start_round());  // Button 4: seat 6 is the small blind.
  CHECK(at.dealt().contains(Seat(6)));
  CHECK(at.total(6) == Chips(10));
  CHECK(at.table.round.dead[5] == Chips(5));
  CHECK(at.stake(6) == Chips(185));
  CHECK(at.table.place(Seat(6)).owed == 0);
}

TEST_CASE("S05-17.11(a): who waits does not come in as the small blind") {
  AtTable at = blinds_game();
  at.whole_round();
  at.whole_round();
  at.whole_round();  // Button 3.
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.start_round());  // Button 4: seat 6 would be the small blind.
  CHECK_FALSE(at.dealt().contains(Seat(6)));
}

TEST_CASE("S05-17.4 S05-17.11: nobody says that they will post where the button comes next") {
  AtTable at = blinds_game();
  at.whole_round();
  at.whole_round();
  at.whole_round();
  at.whole_round();  // Button 4.
  REQUIRE(at.sit(6, 200));
  at.refuses(table_command::Post{Seat(6)}, "button_is_due", clause("S05-17.11"));
  at.whole_round();  // Button 1: it went over seat 6.
  CHECK_FALSE(at.dealt().contains(Seat(6)));
  REQUIRE(at.put(table_command::Post{Seat(6)}));
  REQUIRE(at.start_round());
  CHECK(at.dealt().contains(Seat(6)));
}

TEST_CASE("P-09 S05-17.12: in the first revolution a seat the button has not passed is free") {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5/10"}});
  at.sit_all({1, 2, 3, 7}, 200);
  at.whole_round();  // Button 7.
  at.whole_round();  // Button 1.
  CHECK(at.table.marker == Seat(1));
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.sit(8, 200));
  REQUIRE(at.start_round());  // The third, button 2, blinds 3 and 6.
  CHECK(at.table.marker == Seat(2));
  CHECK(at.dealt() == seats({1, 2, 3, 6, 7}));  // The button passed seat 8, so that player waits.
  CHECK(at.total(6) == Chips(10));
}

TEST_CASE("P-09 S05-17.12: a free newcomer away from the blinds posts nothing") {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5/10"}});
  at.sit_all({1, 2, 3, 4, 7}, 200);
  at.whole_round();  // Button 7.
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.start_round());  // Button 1, blinds 2 and 3.
  CHECK(at.dealt().contains(Seat(6)));
  CHECK(at.table.round.paid[5] == Chips(0));
}

TEST_CASE("P-09 S05-17.12 S05-17.11: hand 3, a seat the button has passed waits or posts") {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5/10"}});
  at.sit_all({1, 2, 3, 6}, 200);
  at.whole_round();  // Button 6.
  at.whole_round();  // Button 1.
  REQUIRE(at.put(table_command::Leave{Seat(6)}));
  REQUIRE(at.put(table_command::Sit{PlayerId(66), Seat(6), Chips(200)}));
  SUBCASE("waits") {
    REQUIRE(at.start_round());  // Button 2, blinds 3 and 6: the big blind has reached the player.
    CHECK(at.total(6) == Chips(10));
  }
  SUBCASE("with a player before them they are not dealt in, or post") {
    REQUIRE(at.sit(5, 200));
    REQUIRE(at.start_round());  // Button 2, blinds 3 and 5; seat 5 is free.
    CHECK(at.dealt() == seats({1, 2, 3, 5}));
  }
  SUBCASE("with a player before them they post") {
    REQUIRE(at.sit(5, 200));
    REQUIRE(at.put(table_command::Post{Seat(6)}));
    REQUIRE(at.start_round());
    CHECK(at.dealt() == seats({1, 2, 3, 5, 6}));
    CHECK(at.total(6) == Chips(10));
  }
}

TEST_CASE("S05-17.12: after one revolution every newcomer waits or posts") {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5/10"}});
  at.sit_all({1, 2, 3}, 200);
  for (int round = 0; round < 4; ++round) at.whole_round();  // Buttons 3, 1, 2, 3.
  CHECK(at.table.revolution.complete);
  REQUIRE(at.sit(5, 200));
  REQUIRE(at.start_round());  // Button 1, blinds 2 and 3.
  CHECK_FALSE(at.dealt().contains(Seat(5)));
}

TEST_CASE("P-10 S05-17.11: in an ante game a newcomer pays the ante only") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  for (int round = 0; round < 5; ++round) at.whole_round();  // Buttons 3, 1, 2, 3, 1.
  REQUIRE(at.sit(5, 200));
  at.refuses(table_command::Post{Seat(5)}, "nothing_to_post", clause("S05-17.4"));
  REQUIRE(at.start_round());
  CHECK(at.dealt().contains(Seat(5)));
  CHECK(at.stake(5) == Chips(195));
}

TEST_CASE("P-10 S05-17.11: in an ante game a newcomer due the button waits one round") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  for (int round = 0; round < 4; ++round) at.whole_round();  // Buttons 3, 1, 2, 3.
  REQUIRE(at.sit(4, 200));
  at.whole_round();
  CHECK(at.table.marker == Seat(1));
  CHECK_FALSE(at.dealt().contains(Seat(4)));
  REQUIRE(at.start_round());
  CHECK(at.dealt().contains(Seat(4)));
}

TEST_CASE("P-10 S05-17.11(b): with one blind that is the big blind") {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(1)}));
  at.whole_round();
  REQUIRE(at.sit(5, 200));
  REQUIRE(at.put(table_command::Post{Seat(5)}));
  REQUIRE(at.start_round());  // Button 2, blind 3.
  CHECK(at.total(5) == Chips(5));
}

TEST_CASE("P-10 S05-17.11(b): with three blinds the second is the big blind") {
  AtTable at(games::stud_2005, {{"minimum", "5"}, {"blind-amounts", "5/10/20"}});
  at.sit_all({1, 2, 3, 4}, 200);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(1)}));
  at.whole_round();
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.put(table_command::Post{Seat(6)}));
  SUBCASE("in the third place the last blind is the wager, and the big blind is dead") {
    REQUIRE(at.start_round());  // Button 2, blinds 3, 4 and 6.
    CHECK(at.total(6) == Chips(20));
    CHECK(at.table.round.dead[5] == Chips(10));
  }
  SUBCASE("in its own place it is the big blind and no more") {
    REQUIRE(at.put(table_command::Wait{Seat(6)}));
    at.whole_round();
    REQUIRE(at.start_round());  // Button 3, blinds 4, 6 and 1.
    CHECK(at.total(6) == Chips(10));
    CHECK(at.table.round.dead[5] == Chips(0));
  }
}

TEST_CASE("S05-17.13: after moving further from the blinds a player waits for the big blind") {
  AtTable at = blinds_game({1, 2, 3, 4});
  at.whole_round();  // Button 1; next: button 2, blinds 3 and 4.
  SUBCASE("nearer: they play on") {
    REQUIRE(at.put(table_command::ChangeSeat{Seat(1), Seat(8)}));
    CHECK(at.table.place(Seat(8)).owed == 0);
    REQUIRE(at.start_round());
    CHECK(at.dealt().contains(Seat(8)));
  }
  SUBCASE("the big blind's own seat moves away from it") {
    REQUIRE(at.put(table_command::ChangeSeat{Seat(4), Seat(6)}));
    CHECK(at.table.place(Seat(6)).owed == 2);
    REQUIRE(at.start_round());  // Button 2, blinds 3 and 6: it reaches the player all the same.
    CHECK(at.total(6) == Chips(10));
  }
}

TEST_CASE("S05-17.13: after moving a player may post a big blind") {
  AtTable at = blinds_game({1, 2, 3, 4, 5});
  at.whole_round();  // Button 1; next: button 2, blinds 3 and 4.
  REQUIRE(at.put(table_command::ChangeSeat{Seat(5), Seat(7)}));
  CHECK(at.table.place(Seat(7)).owed == 2);
  SUBCASE("posts") {
    REQUIRE(at.put(table_command::Post{Seat(7)}));
    REQUIRE(at.start_round());
    CHECK(at.total(7) == Chips(10));
  }
  SUBCASE("waits") {
    at.whole_round();
    CHECK_FALSE(at.dealt().contains(Seat(7)));
    REQUIRE(at.start_round());  // Button 3, blinds 4 and 7.
    CHECK(at.total(7) == Chips(10));
  }
}

TEST_CASE("S05-17.13: in an ante game a change of seat costs nothing") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  at.whole_round();
  REQUIRE(at.put(table_command::ChangeSeat{Seat(1), Seat(7)}));
  REQUIRE(at.start_round());
  CHECK(at.dealt() == seats({2, 3, 7}));
}

TEST_CASE("S05-17.11: with fewer than two players the game begins again") {
  AtTable at = blinds_game({1, 2});
  at.whole_round();
  REQUIRE(at.put(table_command::Leave{Seat(2)}));
  at.refuses(at.next_round(), "too_few_players", clause("S05-8.3"));
  REQUIRE(at.sit(5, 200));
  REQUIRE(at.start_round());
  CHECK(at.dealt() == seats({1, 5}));
}
