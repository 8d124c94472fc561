// The marker at a table: where it starts, how it moves, who may not refuse it.
#include "rules/at_table.h"
#include "rules/table/view.h"

using namespace cardroom;

TEST_CASE("P-01 H95-6.2 H95-6.4: the buck posts the first blind and opens the flop") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3, 4}, 200);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(2)}));
  REQUIRE(at.start_round());
  CHECK(at.total(2) == Chips(2));
  CHECK(at.total(3) == Chips(4));
  CHECK(at.table.round.turn == Seat(4));
  for (const int seat : {4, 1, 2}) REQUIRE(at.put(Command(command::Call{Seat(seat)})));
  REQUIRE(at.put(Command(command::Decline{Seat(3)})));
  CHECK(at.table.round.turn == Seat(2));
}

TEST_CASE("P-02 H95-6.2: the buck starts at the dealer's immediate left") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({2, 4, 9}, 200);
  REQUIRE(at.start_round());
  CHECK(at.table.marker == Seat(2));
}

TEST_CASE("P-02 S05-8.3: the button starts at the dealer's immediate right") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 3, 7}, 200);
  REQUIRE(at.start_round());
  CHECK(at.table.marker == Seat(7));
  CHECK(at.table.round.first == Seat(1));
}

TEST_CASE("P-02 RWS17-3.1: the button starts at the dealer's left, the blinds after it") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2, 3, 4, 5, 6}, 200);
  REQUIRE(at.start_round());
  CHECK(at.table.marker == Seat(1));
  CHECK(at.total(2) == Chips(1));
  CHECK(at.total(3) == Chips(2));
  CHECK(at.table.round.turn == Seat(4));
}

TEST_CASE("P-03 H95-7.1: with two players the buck posts first and acts first") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2}, 200);
  REQUIRE(at.start_round());
  CHECK(at.total(1) == Chips(2));
  CHECK(at.total(2) == Chips(4));
  CHECK(at.table.round.turn == Seat(1));
}

TEST_CASE("P-06 H95-6.2: the buck goes to the next player, not to an empty seat") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  at.whole_round();
  CHECK(at.table.marker == Seat(1));
  REQUIRE(at.put(table_command::Leave{Seat(2)}));
  REQUIRE(at.start_round());
  CHECK(at.table.marker == Seat(3));
}

TEST_CASE("P-07 H95-6.3: a player who sits out cannot pass on the buck") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3, 4}, 200);
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  at.whole_round();
  at.whole_round();
  CHECK(at.table.marker == Seat(2));
  at.refuses(at.next_round(), "buck_cannot_pass", clause("H95-6.3"));
  CHECK(at.facts[0] == Fact{"seat", 3});

  SUBCASE("they post and are dealt in") {
    REQUIRE(at.put(table_command::Post{Seat(3)}));
    REQUIRE(at.start_round());
    CHECK(at.table.marker == Seat(3));
    CHECK(at.total(3) == Chips(2));
  }
  SUBCASE("they leave and the buck goes on") {
    REQUIRE(at.put(table_command::Leave{Seat(3)}));
    REQUIRE(at.start_round());
    CHECK(at.table.marker == Seat(4));
  }
  SUBCASE("the supervisor takes the seat back; a dealer may not") {
    at.refuses(table_command::Vacate{Role::dealer, Seat(3)}, "not_your_role", clause("H95-18.8"));
    REQUIRE(at.put(table_command::Vacate{Role::supervisor, Seat(3)}));
    REQUIRE(at.start_round());
    CHECK(at.table.marker == Seat(4));
  }
}

TEST_CASE("P-07 H95-6.3: only the buck waits for the player; the other blinds go on") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3, 4}, 200);
  REQUIRE(at.put(table_command::SitOut{Seat(2)}));
  REQUIRE(at.start_round());
  CHECK(at.total(1) == Chips(2));
  CHECK(at.total(3) == Chips(4));
  CHECK(at.dealt() == seats({1, 3, 4}));
}

TEST_CASE("P-08 H95-6.1: a newcomer is dealt in at once and posts nothing") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3, 4}, 200);
  at.whole_round();
  REQUIRE(at.sit(5, 200));
  at.refuses(table_command::Post{Seat(5)}, "nothing_to_post", clause("H95-6.3"));
  REQUIRE(at.start_round());
  CHECK(at.dealt().contains(Seat(5)));
  CHECK(at.total(5) == Chips(0));
}

TEST_CASE("P-08 RWS17-3.7: a newcomer next to the button posts the small blind only") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2, 4, 5}, 200);
  at.whole_round();
  REQUIRE(at.sit(3, 200));
  REQUIRE(at.start_round());
  CHECK(at.table.marker == Seat(2));
  CHECK(at.total(3) == Chips(1));
}

TEST_CASE("H95-6.2: placing the marker is an act of staff between rounds") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  at.refuses(table_command::PlaceMarker{Role::player, Seat(2)}, "not_your_role", clause("H95-6.2"));
  REQUIRE(at.start_round());
  at.refuses(table_command::PlaceMarker{Role::dealer, Seat(2)}, "round_under_way",
             clause("H95-6.2"));
}

TEST_CASE("P-12 P-13: a round that did not come to an end does not move the marker") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2, 3}, 200);
  at.whole_round();
  CHECK(at.table.marker_moves);
  REQUIRE(at.start_round());
  CHECK_FALSE(at.table.marker_moves);
  CHECK(at.table.marker == Seat(2));
}

TEST_CASE("RWS17-3.1 RWS17-DEF-GameMarker: the marker is shown with its side, in this book alone") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2, 3}, 200);
  const auto marker = [&] { return word(view_for(at.table, Viewer::spectator()).game_marker); };
  CHECK(marker() == "none");
  REQUIRE(at.start_round());
  CHECK(marker() == "BETTING ROUND");
  at.fold_out();
  CHECK(marker() == "BETTING ROUND");
  REQUIRE(at.start_round());
  at.play_out();
  CHECK(marker() == "SHOWDOWN");

  AtTable other(games::holdem_1995, {{"minimum", "2"}});
  other.sit_all({1, 2, 3}, 200);
  REQUIRE(other.start_round());
  CHECK(view_for(other.table, Viewer::spectator()).game_marker == GameMarker::none);
}
