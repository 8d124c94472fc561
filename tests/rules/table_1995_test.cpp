// The table under each of the three books of 1995, which share their text but not every number.
#include <string>

#include "rules/at_table.h"

using namespace cardroom;

namespace {

struct Book {
  const Game* game;
  const char* prefix;
  const char* stake;
  const char* frozen;
};

constexpr Book books[] = {{&games::manila_1995, "M95", "5.3", "5.4"},
                          {&games::holdem_1995, "H95", "5.4", "5.5"},
                          {&games::omaha_1995, "O95", "5.4", "5.5"}};

Clause in(const Book& book, const char* number) {
  const auto found = Clause::parse(std::string(book.prefix) + "-" + number);
  REQUIRE(found);
  return *found;
}

AtTable table_of(const Book& book, const char* seats = "9") {
  return AtTable(*book.game, {{"minimum", "2"}, {"stake", "50"}, {"seats", seats}});
}

}  // namespace

TEST_CASE("*95-5.2: the minima change on notice, from the next round of play") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 2, 3}, 200);
    const auto stake_80 = [](Role by) {
      return table_command::Determine{by, *ShortText::from("stake"), *ShortText::from("80")};
    };
    REQUIRE(at.start_round());
    at.refuses(stake_80(Role::player), "not_your_role", in(book, book.stake));
    REQUIRE(at.put(stake_80(Role::operator_)));
    CHECK(at.table.terms.stake == Chips(50));
    at.refuses(table_command::Sit{PlayerId(9), Seat(9), Chips(79)}, "buy_in_below_stake",
               in(book, book.stake));
    at.fold_out();
    REQUIRE(at.start_round());
    CHECK(at.table.terms.stake == Chips(80));
  }
}

TEST_CASE("M95-5.3 H95-5.4 O95-5.4: players start with the minimum table stake on the table") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(49)}, "buy_in_below_stake",
               in(book, book.stake));
    CHECK(at.sit(1, 50));
  }
}

TEST_CASE("M95-5.4 HO95-5.5: a table stake is neither raised nor lowered during a round") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 2, 3}, 200);
    REQUIRE(at.start_round());
    at.refuses(table_command::TopUp{Seat(1), Chips(10)}, "stake_is_frozen", in(book, book.frozen));
    at.refuses(table_command::TakeOff{Seat(1), Chips(10)}, "stake_is_frozen",
               in(book, book.frozen));
    at.fold_out();
    CHECK(at.put(table_command::TopUp{Seat(1), Chips(10)}));
    CHECK(at.put(table_command::TakeOff{Seat(1), Chips(20)}));
  }
}

TEST_CASE("*95-6.1: a draw of cards decides, and seated players come before those who wait") {
  for (const Book& book : books) {
    AtTable at = table_of(book, "3");
    at.sit_all({1, 2, 3}, 200);
    REQUIRE(at.put(table_command::JoinList{PlayerId(8)}));
    REQUIRE(at.put(table_command::Want{PlayerId(8), Seat(3), Chips(100)}));
    REQUIRE(at.put(table_command::Want{PlayerId(1), Seat(3), {}}));
    REQUIRE(at.put(table_command::Want{PlayerId(2), Seat(3), {}}));
    REQUIRE(at.put(table_command::Leave{Seat(3)}));
    at.refuses(table_command::Sit{PlayerId(8), Seat(3), Chips(100)}, "seat_is_wanted",
               in(book, "6.1"));
    at.refuses(table_command::AwardSeat{Role::dealer, Seat(3), {}}, "draw_for_seat",
               in(book, "6.1"));
    REQUIRE(at.put(table_command::AwardSeat{Role::dealer, Seat(3), {"9c"_card, "Th"_card}}));
    CHECK(seat_of(at.table, PlayerId(2)) == Seat(3));
    CHECK(at.put(table_command::Sit{PlayerId(8), Seat(2), Chips(100)}));
  }
}

TEST_CASE("*95-6.2: the buck starts at the dealer's left and goes round with the rounds") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 3, 4}, 200);
    for (const int buck : {1, 3, 4, 1}) {
      REQUIRE(at.start_round());
      CHECK(at.table.marker == Seat(buck));
      at.fold_out();
    }
    at.refuses(table_command::PlaceMarker{Role::player, Seat(1)}, "not_your_role", in(book, "6.2"));
  }
}

TEST_CASE("*95-6.3: nobody passes on the buck") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 2, 3, 4}, 200);
    REQUIRE(at.put(table_command::SitOut{Seat(1)}));
    at.refuses(at.next_round(), "buck_cannot_pass", in(book, "6.3"));
    REQUIRE(at.put(table_command::Post{Seat(1)}));
    REQUIRE(at.start_round());
    CHECK(at.total(1) == Chips(2));
  }
}

TEST_CASE("B-48 *95-12.3: a top-up reaches the minimum; a player below it who loses leaves") {
  for (const Book& book : books) {
    AtTable at(*book.game, {{"minimum", "2"}});
    REQUIRE(at.sit(1, 30));
    at.sit_all({2, 3}, 200);
    REQUIRE(at.put(table_command::Determine{Role::operator_, *ShortText::from("stake"),
                                            *ShortText::from("50")}));
    at.refuses(table_command::TopUp{Seat(1), Chips(10)}, "top_up_below_stake", in(book, "12.3"));
    REQUIRE(at.start_round());
    CHECK(at.table.place(Seat(1)).standing == Standing::short_of_stake);
    at.fold_out();
    REQUIRE(at.put(table_command::TopUp{Seat(1), Chips(30)}));  // The player may still reach it.
    CHECK(at.table.place(Seat(1)).standing == Standing::full);
  }
}

TEST_CASE("*95-6.1: a player has the choice of one seat, and so one hand") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    REQUIRE(at.put(table_command::Sit{PlayerId(7), Seat(1), Chips(100)}));
    at.refuses(table_command::Sit{PlayerId(7), Seat(2), Chips(100)}, "already_seated",
               in(book, "6.1"));
    CHECK(seated(at.table) == seats({1}));
  }
}

TEST_CASE("*95-17.2: a table closes on notice, when an inspector has been told") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 2}, 200);
    at.refuses(table_command::CloseTable{Role::operator_, 0, false}, "inspector_not_told",
               in(book, "17.2"));
    REQUIRE(at.put(table_command::CloseTable{Role::operator_, 0, true}));
    at.refuses(at.next_round(), "table_closed", in(book, "17.2"));
  }
}

TEST_CASE("*95-18.2(b): an excluded player leaves and does not come back") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 2, 3}, 200);
    at.refuses(table_command::Exclude{Role::supervisor, Seat(2)}, "not_your_role",
               in(book, "18.2(b)"));
    REQUIRE(at.start_round());
    REQUIRE(at.put(table_command::Exclude{Role::operator_, Seat(2)}));
    CHECK_FALSE(at.table.place(Seat(2)).player.is_none());
    at.fold_out();
    CHECK(at.table.place(Seat(2)).player.is_none());
    at.refuses(table_command::Sit{PlayerId(2), Seat(2), Chips(100)}, "player_excluded",
               in(book, "18.2(b)"));
    REQUIRE(at.put(table_command::Exclude{Role::operator_, Seat(3)}));
    CHECK(at.table.place(Seat(3)).player.is_none());
  }
}

TEST_CASE("B-47 *95-18.8: nine seats, eight others in use, seat 4 out for three rounds") {
  for (const Book& book : books) {
    AtTable at = table_of(book);
    at.sit_all({1, 2, 3, 4, 5, 6, 7, 8}, 200);
    REQUIRE(at.put(table_command::SitOut{Seat(4)}));
    for (int round = 0; round < 3; ++round) at.whole_round();
    REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(1)}));
    at.refuses(table_command::Vacate{Role::operator_, Seat(4)}, "seats_are_free", in(book, "18.8"));
    REQUIRE(at.sit(9, 200));
    REQUIRE(at.put(table_command::Vacate{Role::operator_, Seat(4)}));
    CHECK(at.table.place(Seat(4)).player.is_none());
  }
}

TEST_CASE("P-04 HO95-5.3 HO95-6.4: three blinds, two players: two are posted") {
  for (const Game* const game : {&games::holdem_1995, &games::omaha_1995}) {
    AtTable at(*game, {{"minimum", "2"}, {"blinds", "3"}});
    at.sit_all({1, 2}, 200);
    REQUIRE(at.start_round());
    CHECK(at.total(1) == Chips(2));
    CHECK(at.total(2) == Chips(4));
    CHECK(at.table.round.last_blind == Chips(4));
  }
}

TEST_CASE("P-05 H95-6.4 H95-12.1: callers owe the whole of a blind posted short") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}, {"blinds", "3"}});
  at.sit_all({1, 3, 4}, 200);
  REQUIRE(at.sit(2, 3));
  REQUIRE(at.start_round());
  CHECK(at.total(2) == Chips(3));
  CHECK(at.total(3) == Chips(8));  // Not twice what seat 2 had.
  CHECK(at.table.round.turn == Seat(4));
  CHECK(at.table.round.legal.call_adds == Chips(8));
}

TEST_CASE("P-14 H95-8.5: a buck who tapped out does not open the next round") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  REQUIRE(at.sit(1, 4));
  at.sit_all({2, 3}, 200);
  REQUIRE(at.start_round());
  REQUIRE(at.put(Command(command::Call{Seat(3)})));
  REQUIRE(at.put(Command(command::Call{Seat(1)})));
  REQUIRE(at.put(Command(command::Decline{Seat(2)})));
  CHECK(at.table.round.street == 1);
  CHECK(at.table.round.turn == Seat(2));
}

TEST_CASE("P-15 M95-8.5: when the buck folds in round 1 the next active player opens round 2") {
  AtTable at(games::manila_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.start_round());
  REQUIRE(at.put(Command(command::RaiseTo{Seat(2), Chips(4)})));
  REQUIRE(at.put(Command(command::Call{Seat(3)})));
  REQUIRE(at.put(Command(command::Fold{Seat(1)})));
  CHECK(at.table.round.street == 1);
  CHECK(at.table.round.turn == Seat(2));
}
