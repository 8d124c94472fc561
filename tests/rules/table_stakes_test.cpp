// Stakes at a table: buying in, topping up, taking off, declared players, leaving.
#include "rules/at_table.h"

using namespace cardroom;

namespace {

// Each player sits down with this stake, whatever the minimum is.
AtTable with_stakes(const Game& game, const char* minimum, std::initializer_list<int> stakes) {
  AtTable at(game, {});
  int seat = 0;
  for (const int stake : stakes) REQUIRE(at.sit(++seat, stake));
  REQUIRE(at.put(table_command::Determine{Role::operator_, *ShortText::from("stake"),
                                          *ShortText::from(minimum)}));
  return at;
}

}  // namespace

TEST_CASE("H95-5.4: the buy-in is at least the minimum table stake") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}, {"stake", "50"}});
  CHECK_FALSE(at.sit(1, 49));
  CHECK(at.refusal == "buy_in_below_stake");
  CHECK(at.clause == clause("H95-5.4"));
  CHECK(at.sit(1, 50));
  CHECK(at.table.bought == Chips(50));
}

TEST_CASE("M95-5.3: the buy-in is at least the minimum table stake") {
  AtTable at(games::manila_1995, {{"minimum", "2"}, {"stake", "50"}});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(49)}, "buy_in_below_stake",
             clause("M95-5.3"));
  CHECK(at.sit(1, 60));
}

TEST_CASE("S05-4.3: the buy-in is at least the minimum table stake") {
  AtTable at(games::stud_2005, {{"stake", "50"}});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(49)}, "buy_in_below_stake",
             clause("S05-4.3"));
  CHECK(at.sit(1, 50));
}

TEST_CASE("RWS17-3.4: the buy-in is at least the minimum table stake") {
  AtTable at(games::rws_2017, {{"stake", "100"}});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(99)}, "buy_in_below_stake",
             clause("RWS17-3.4"));
  CHECK(at.sit(1, 100));
}

TEST_CASE("H95-5.6: a buy-in is a number of chips") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(0)}, "no_amount", clause("H95-5.6"));
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(-5)}, "no_amount", clause("H95-5.6"));
}

TEST_CASE("S05-13.2: amounts are whole chips of the smallest kind") {
  AtTable at(games::stud_2005, {{"minimum", "10"}, {"ante", "5"}, {"chip", "5"}});
  at.refuses(table_command::Sit{PlayerId(1), Seat(1), Chips(52)}, "odd_chips", clause("S05-13.2"));
  CHECK(at.sit(1, 55));
}

TEST_CASE("B-48 H95-12.3: a top-up reaches the minimum or is refused") {
  AtTable at = with_stakes(games::holdem_1995, "50", {30, 200, 200});
  at.refuses(table_command::TopUp{Seat(1), Chips(10)}, "top_up_below_stake", clause("H95-12.3"));
  REQUIRE(at.put(table_command::TopUp{Seat(1), Chips(20)}));
  CHECK(at.stake(1) == Chips(50));
  REQUIRE(at.start_round());
  CHECK(at.count<table_event::StakeBelow>() == 0);
}

TEST_CASE("H95-5.5: no stake changes during a round of play") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.start_round());
  at.refuses(table_command::TopUp{Seat(3), Chips(10)}, "stake_is_frozen", clause("H95-5.5"));
  at.refuses(table_command::TakeOff{Seat(3), Chips(10)}, "stake_is_frozen", clause("H95-5.5"));
  at.fold_out();
  CHECK(at.put(table_command::TopUp{Seat(3), Chips(10)}));
}

TEST_CASE("S05-4.4: no stake changes during a round of play") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2}, 200);
  REQUIRE(at.start_round());
  at.refuses(table_command::TopUp{Seat(1), Chips(10)}, "stake_is_frozen", clause("S05-4.4"));
  at.fold_out();
  CHECK(at.put(table_command::TakeOff{Seat(1), Chips(10)}));
}

TEST_CASE(
    "B-48 S05-14.3 S05-DEF-Declared: a player who does not top up is declared, and adds nothing") {
  AtTable at = with_stakes(games::stud_2005, "50", {30, 200, 200});
  at.refuses(table_command::TopUp{Seat(1), Chips(10)}, "top_up_below_stake", clause("S05-14.3"));
  REQUIRE(at.start_round());
  CHECK(at.count<table_event::StakeBelow>() == 1);
  CHECK(at.table.place(Seat(1)).standing == Standing::declared);
  at.fold_out();
  if (at.stake(1) < Chips(50))
    at.refuses(table_command::TopUp{Seat(1), Chips(100)}, "declared_player", clause("S05-14.3"));
}

TEST_CASE("B-48 S05-14.3: winnings that reach the minimum end the declaration") {
  AtTable at = with_stakes(games::stud_2005, "50", {45, 200, 200});
  REQUIRE(at.start_round());
  CHECK(at.table.place(Seat(1)).standing == Standing::declared);
  while (at.table.dealing) {
    const Seat turn = at.table.round.turn;
    const Legal legal = at.table.round.legal;
    if (turn == Seat(1) && legal.bet)
      REQUIRE(at.put(Command(command::Bet{turn, legal.sizes.low})));
    else if (turn == Seat(1) && legal.call)
      REQUIRE(at.put(Command(command::Call{turn})));
    else if (legal.fold)
      REQUIRE(at.put(Command(command::Fold{turn})));
    else
      REQUIRE(at.put(Command(command::Bet{turn, legal.sizes.low})));
  }
  CHECK(at.stake(1) >= Chips(50));
  CHECK(at.table.place(Seat(1)).standing == Standing::full);
  CHECK(at.put(table_command::TopUp{Seat(1), Chips(10)}));
}

TEST_CASE("B-49 RWS17-3.4: chips come off between rounds, not below the minimum") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}, {"stake", "100"}});
  at.sit_all({1, 2}, 300);
  at.refuses(table_command::TakeOff{Seat(1), Chips(250)}, "take_off_below_stake",
             clause("RWS17-3.4"));
  at.refuses(table_command::TakeOff{Seat(1), Chips(400)}, "more_than_stake",
             clause("RWS17-DEF-TableStake"));
  REQUIRE(at.put(table_command::TakeOff{Seat(1), Chips(200)}));
  CHECK(at.stake(1) == Chips(100));
  CHECK(at.table.cashed == Chips(200));
}

TEST_CASE("B-49 H95-5.5: a player who leaves takes everything") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}, {"stake", "50"}});
  at.sit_all({1, 2}, 60);
  REQUIRE(at.put(table_command::Leave{Seat(1)}));
  CHECK(at.table.cashed == Chips(60));
  CHECK(seated(at.table) == seats({2}));
  at.refuses(table_command::Leave{Seat(1)}, "seat_is_empty", clause("H95-6.1"));
}

TEST_CASE("H95-5.5: leaving during a round takes effect when it is over") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.start_round());
  REQUIRE(at.put(table_command::Leave{Seat(3)}));
  CHECK(at.count<table_event::LeaveAsked>() == 1);
  at.refuses(table_command::Leave{Seat(3)}, "already_leaving", clause("H95-5.5"));
  CHECK(seated(at.table).contains(Seat(3)));
  at.fold_out();
  CHECK_FALSE(seated(at.table).contains(Seat(3)));
  CHECK(at.table.cashed == Chips(200));
}

namespace {

// Seats 1 and 2 put everything in; one of them loses it to a pair of Aces.
Seat tap_out_both(AtTable& at) {
  REQUIRE(at.start_round({"As"_card, "2c"_card, "Ad"_card, "7d"_card, "9c"_card, "Kc"_card,
                          "Qd"_card, "Jh"_card, "9d"_card, "8c"_card, "9h"_card, "4s"_card}));
  while (at.table.dealing) {
    const Legal legal = at.table.round.legal;
    const Seat turn = at.table.round.turn;
    if (legal.tap_out || legal.sizes.allows(legal.tap_out_to))
      REQUIRE(at.put(Command(command::TapOut{turn})));
    else if (legal.sizes.any)
      REQUIRE(at.put(legal.bet ? Command(command::Bet{turn, legal.sizes.high})
                               : Command(command::RaiseTo{turn, legal.sizes.high})));
    else
      REQUIRE(at.put(legal.call ? Command(command::Call{turn}) : Command(command::Check{turn})));
  }
  return at.stake(1) == Chips(0) ? Seat(1) : Seat(2);
}

}  // namespace

TEST_CASE("RWS17-3.4: a player without chips tops up, or leaves when the next round begins") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}, {"stake", "50"}});
  at.sit_all({1, 2, 3}, 100);
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  const Seat loser = tap_out_both(at);
  REQUIRE(at.table.place(loser).stake == Chips(0));
  REQUIRE(at.put(table_command::SitIn{Seat(3)}));
  SUBCASE("tops up") {
    REQUIRE(at.put(table_command::TopUp{loser, Chips(50)}));
    REQUIRE(at.start_round());
    CHECK(at.dealt().contains(loser));
  }
  SUBCASE("leaves") {
    REQUIRE(at.start_round());
    CHECK(at.count<table_event::Left>() == 1);
    CHECK_FALSE(seated(at.table).contains(loser));
  }
}

TEST_CASE("B-48 H95-12.3: a player below the minimum who loses it leaves at once") {
  AtTable at = with_stakes(games::holdem_1995, "50", {20, 20, 200});
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  const Seat loser = tap_out_both(at);
  CHECK(at.table.place(loser).player.is_none());
  at.refuses(table_command::TopUp{loser, Chips(50)}, "seat_is_empty", clause("H95-6.1"));
}

TEST_CASE("B-50 S05-8.5(b) S05-14.1: a player who cannot cover the ante taps out on it") {
  AtTable at(games::stud_2005, {{"ante", "25"}, {"minimum", "25"}});
  REQUIRE(at.sit(1, 10));
  at.sit_all({2, 3, 4}, 200);
  REQUIRE(at.start_round());
  CHECK(at.dealt().contains(Seat(1)));
  CHECK(at.stake(1) == Chips(0));
  CHECK(pot(at.table.round) == Chips(85));
}
