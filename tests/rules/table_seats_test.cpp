// Choosing seats, drawing for them, the waiting list, groups.
#include "rules/at_table.h"

using namespace cardroom;

namespace {

constexpr PlayerId ann(101);
constexpr PlayerId bob(102);
constexpr PlayerId cyd(103);

AtTable full_table() {
  AtTable at(games::holdem_1995, {{"minimum", "2"}, {"seats", "4"}});
  at.sit_all({1, 2, 3, 4}, 200);
  return at;
}

}  // namespace

TEST_CASE("H95-6.1: players choose their seats") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  REQUIRE(at.put(table_command::Sit{ann, Seat(7), Chips(100)}));
  CHECK(seat_of(at.table, ann) == Seat(7));
  at.refuses(table_command::Sit{bob, Seat(7), Chips(100)}, "seat_is_taken", clause("H95-6.1"));
  at.refuses(table_command::Sit{ann, Seat(8), Chips(100)}, "already_seated", clause("H95-6.1"));
  at.refuses(table_command::Sit{bob, Seat(11), Chips(100)}, "no_such_seat", clause("H95-1"));
  at.refuses(table_command::Sit{PlayerId(), Seat(1), Chips(100)}, "no_player_named",
             clause("H95-6.1"));
}

TEST_CASE("P-16 S05-8.2: a draw of cards decides who gets the seat") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  REQUIRE(at.put(table_command::Want{ann, Seat(2), Chips(100)}));
  REQUIRE(at.put(table_command::Want{bob, Seat(2), Chips(100)}));
  at.refuses(table_command::Sit{cyd, Seat(2), Chips(100)}, "seat_is_wanted", clause("S05-8.2"));
  at.refuses(table_command::AwardSeat{Role::player, Seat(2), {"Ks"_card, "9h"_card}},
             "not_your_role", clause("S05-8.2"));
  at.refuses(table_command::AwardSeat{Role::dealer, Seat(2), {}}, "draw_for_seat",
             clause("S05-8.2"));
  at.refuses(table_command::AwardSeat{Role::dealer, Seat(2), {"Ks"_card, "Ks"_card}},
             "draw_for_seat", clause("S05-8.2"));
  REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(2), {"9h"_card, "Ks"_card}}));
  CHECK(seat_of(at.table, bob) == Seat(2));
  CHECK(seat_of(at.table, ann).is_none());
  CHECK(at.table.wishes.empty());
}

TEST_CASE("P-16 S05-8.2 S05-3.1: equal ranks draw again") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  REQUIRE(at.put(table_command::Want{ann, Seat(2), Chips(100)}));
  REQUIRE(at.put(table_command::Want{bob, Seat(2), Chips(100)}));
  REQUIRE(at.put(table_command::Want{cyd, Seat(2), Chips(100)}));
  REQUIRE(
      at.put(table_command::AwardSeat{Role::dealer, Seat(2), {"Ks"_card, "4c"_card, "Kh"_card}}));
  CHECK(seated(at.table).empty());
  CHECK(at.table.wishes.size() == 2);
  REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(2), {"3s"_card, "4h"_card}}));
  CHECK(seat_of(at.table, cyd) == Seat(2));
}

TEST_CASE("S05-8.2: a seat that only one player wants is theirs without a draw") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  REQUIRE(at.put(table_command::Want{ann, Seat(2), Chips(100)}));
  at.refuses(table_command::Want{ann, Seat(2), Chips(100)}, "already_wanted", clause("S05-8.2"));
  at.refuses(table_command::AwardSeat{Role::dealer, Seat(2), {"Ks"_card}}, "draw_for_seat",
             clause("S05-8.2"));
  at.refuses(table_command::AwardSeat{Role::dealer, Seat(3), {}}, "seat_is_not_wanted",
             clause("S05-8.2"));
  REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(2), {}}));
  CHECK(seat_of(at.table, ann) == Seat(2));
}

TEST_CASE("H95-6.1: seated players come before those who wait") {
  AtTable at = full_table();
  REQUIRE(at.put(table_command::JoinList{ann}));
  REQUIRE(at.put(table_command::Want{ann, Seat(4), Chips(100)}));
  REQUIRE(at.put(table_command::Want{PlayerId(2), Seat(4), {}}));
  REQUIRE(at.put(table_command::Leave{Seat(4)}));
  at.refuses(table_command::Sit{ann, Seat(4), Chips(100)}, "seat_is_wanted", clause("H95-6.1"));
  REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(4), {}}));
  CHECK(seat_of(at.table, PlayerId(2)) == Seat(4));
  CHECK(at.stake(4) == Chips(200));
  REQUIRE(at.put(table_command::Sit{ann, Seat(2), Chips(100)}));
  CHECK(at.table.waiting.empty());
}

TEST_CASE("H95-6.1: two seated players draw for the vacant seat") {
  AtTable at = full_table();
  REQUIRE(at.put(table_command::Want{PlayerId(1), Seat(4), {}}));
  REQUIRE(at.put(table_command::Want{PlayerId(2), Seat(4), {}}));
  REQUIRE(at.put(table_command::Leave{Seat(4)}));
  at.refuses(table_command::ChangeSeat{Seat(3), Seat(4)}, "seat_is_wanted", clause("H95-6.1"));
  REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(4), {"Ac"_card, "Ks"_card}}));
  CHECK(seat_of(at.table, PlayerId(1)) == Seat(4));
  CHECK(seat_of(at.table, PlayerId(2)) == Seat(2));
}

TEST_CASE("H95-6.1: a seated player moves to a vacant seat between rounds") {
  AtTable at = full_table();
  REQUIRE(at.put(table_command::Leave{Seat(4)}));
  REQUIRE(at.put(table_command::JoinList{ann}));
  REQUIRE(at.put(table_command::Want{ann, Seat(4), Chips(100)}));
  REQUIRE(at.put(table_command::ChangeSeat{Seat(1), Seat(4)}));  // Somebody waits for it.
  CHECK(seat_of(at.table, PlayerId(1)) == Seat(4));
  at.refuses(table_command::ChangeSeat{Seat(2), Seat(4)}, "seat_is_taken", clause("H95-6.1"));
  REQUIRE(at.start_round());
  at.refuses(table_command::ChangeSeat{Seat(2), Seat(1)}, "round_under_way", clause("H95-6.1"));
}

TEST_CASE("H95-6.1: the player who has waited longest comes first") {
  AtTable at = full_table();
  REQUIRE(at.put(table_command::JoinList{ann}));
  REQUIRE(at.put(table_command::JoinList{bob}));
  at.refuses(table_command::JoinList{bob}, "already_waiting", clause("H95-6.1"));
  REQUIRE(at.put(table_command::Leave{Seat(4)}));
  at.refuses(table_command::Sit{bob, Seat(4), Chips(100)}, "waiting_list_first", clause("H95-6.1"));
  at.refuses(table_command::Sit{cyd, Seat(4), Chips(100)}, "waiting_list_first", clause("H95-6.1"));
  REQUIRE(at.put(table_command::LeaveList{ann}));
  at.refuses(table_command::LeaveList{ann}, "not_waiting", clause("H95-6.1"));
  REQUIRE(at.put(table_command::Sit{bob, Seat(4), Chips(100)}));
}

TEST_CASE("H95-6.1: wishes for the same vacant seat go by the waiting list") {
  AtTable at = full_table();
  REQUIRE(at.put(table_command::JoinList{ann}));
  REQUIRE(at.put(table_command::JoinList{bob}));
  REQUIRE(at.put(table_command::Want{bob, Seat(3), Chips(100)}));
  REQUIRE(at.put(table_command::Want{ann, Seat(3), Chips(100)}));
  REQUIRE(at.put(table_command::Leave{Seat(3)}));
  REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(3), {}}));
  CHECK(seat_of(at.table, ann) == Seat(3));
  REQUIRE(at.put(table_command::GiveUp{bob, Seat(3)}));
  at.refuses(table_command::GiveUp{bob, Seat(3)}, "seat_is_not_wanted", clause("H95-6.1"));
}

TEST_CASE("S05-8.1: a game may be for a chosen group of players") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.refuses(table_command::RestrictGroup{Role::supervisor, true}, "not_your_role",
             clause("S05-8.1"));
  REQUIRE(at.put(table_command::RestrictGroup{Role::operator_, true}));
  REQUIRE(at.put(table_command::Admit{Role::operator_, ann}));
  REQUIRE(at.put(table_command::Sit{ann, Seat(1), Chips(100)}));
  at.refuses(table_command::Sit{bob, Seat(2), Chips(100)}, "not_in_group", clause("S05-8.1"));
  at.refuses(table_command::JoinList{bob}, "not_in_group", clause("S05-8.1"));
  REQUIRE(at.put(table_command::RestrictGroup{Role::operator_, false}));
  REQUIRE(at.put(table_command::Sit{bob, Seat(2), Chips(100)}));
}

TEST_CASE("H95-6.1: the 1995 books have no chosen groups") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.refuses(table_command::RestrictGroup{Role::operator_, true}, "power_not_in_book",
             clause("H95-6.1"));
}

TEST_CASE("S05-16.2 T01-16.2: a player has one hand in a round of play, so one seat") {
  AtTable stud(games::stud_2005, {{"ante", "5"}});
  REQUIRE(stud.put(table_command::Sit{ann, Seat(1), Chips(100)}));
  stud.refuses(table_command::Sit{ann, Seat(2), Chips(100)}, "already_seated", clause("S05-16.2"));
  AtTable draw(games::draw_2001, {});
  REQUIRE(draw.put(table_command::Sit{ann, Seat(1), Chips(100)}));
  draw.refuses(table_command::JoinList{ann}, "already_seated", clause("T01-16.2"));
}
