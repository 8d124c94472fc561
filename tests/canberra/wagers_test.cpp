// Wagers: CP17-3, CP17-4, CP17-10.1, CP17-10.2 and the bet of CP17-7.
#include "canberra/play.h"
#include "canberra/table/legal.h"

using namespace cardroom;
using namespace cardroom::canberra;

static Settings limits(int minimum, int maximum, int multiple = 1) {
  Settings settings;
  settings.sign = {
      .minimum = Chips(minimum), .maximum = Chips(maximum), .multiple = Chips(multiple)};
  return settings;
}

static command::PlaceAnte ante(int seat, int amount) { return {Seat(seat), Chips(amount)}; }

TEST_CASE(
    "CP17-3.2: with the operator's marker by the box a wager above the maximum counts whole") {
  auto play = Play::open_with({1000}, limits(5, 100));
  CHECK(play.refusal(command::SetMarker{Role::dealer, Seat(1), true}) == "not_your_role CP17-3.2");
  play.give(command::SetMarker{Role::operator_, Seat(1), true});
  play.antes({150});
  play.deal_hands({"Ks Kh 7d 7s 2c", ace_king});
  CHECK(play.refusal(command::SetMarker{Role::operator_, Seat(1), false}) ==
        "marker_too_late CP17-3.2");
  play.bets(1);
  play.settle();
  CHECK(play.wins(1) == Chips(150 + 600));
  CHECK(play.returned(1) == Cents(0));
}

TEST_CASE("CP17-3.3 K-07: an ante that is not a permitted multiple is refused") {
  auto play = Play::open_with({200}, limits(5, 100, 5));
  play.give(command::CallWagers{});
  CHECK(play.refusal(ante(1, 12)) == "ante_multiple CP17-3.3");
  CHECK(play.refusal(ante(1, 15)) == "");
}

TEST_CASE("CP17-3.4 K-06: the first wager below the minimum stands, with advice") {
  auto play = Play::open_with({200}, limits(10, 100, 5));
  play.antes({2});
  play.deal_hands({pair_of_tens, ace_king});
  CHECK(play.find<event::Advised>() != nullptr);
  play.bets(1);
  CHECK(play.box(1).bet == Chips(4));
  play.settle();
  CHECK(play.wins(1) == Chips(6));
}

TEST_CASE("CP17-3.4 N-22: a later one goes back with its jackpot wager and gets no cards") {
  Settings settings = limits(10, 100);
  settings.jackpot_pool = Cents(2'000'000);
  auto play = Play::open_with({200, 200}, settings);
  play.antes({2, 10});
  play.deal("");
  play.folds(1);
  play.folds(2);
  play.settle();
  play.collect();
  play.antes({2, 10});
  play.give(command::PlaceJackpot{Seat(1)});
  CHECK(meter(play.state.jackpot) == Cents(2'000'250));
  play.deal("");
  CHECK(play.find<event::AnteReturned>()->jackpot_cents == Cents(250));
  CHECK(play.box(1).standing == BoxStanding::out);
  CHECK(play.returned(1) == Cents(450));
  CHECK(play.stake(1) == Cents(19800));
  CHECK(meter(play.state.jackpot) == Cents(2'000'000));
  CHECK(play.box(2).standing == BoxStanding::to_act);
}

TEST_CASE("CP17-3.4: if every ante goes back, nobody is dealt to and wagers stay open") {
  auto play = Play::open_with({200}, limits(10, 100));
  play.antes({2});
  play.deal("");
  play.folds(1);
  play.settle();
  play.collect();
  play.antes({3});
  play.give(command::Deal{Play::shoe_of(""), 26});
  CHECK(play.state.phase == TablePhase::wagers);
  play.give(ante(1, 10));
  play.deal("");
  CHECK(play.box(1).standing == BoxStanding::to_act);
}

TEST_CASE("CP17-3.5 K-06: above the maximum only the maximum is paid, the excess goes back") {
  auto play = Play::open_with({1000}, limits(5, 100));
  play.antes({150});
  play.deal_hands({"Ks Kh 7d 7s 2c", ace_king});
  CHECK(play.refusal(command::PlaceBet{Seat(1), Chips(200)}) == "bet_size CP17-7.2");
  play.bets(1);
  play.settle();
  CHECK(play.box(1).result.ante_paid == Chips(100));
  CHECK(play.box(1).result.bet_paid == Chips(2 * 200));
  CHECK(play.returned(1) == Cents(5000 + 10000));
  CHECK(play.stake(1) == Cents(150000));
}

TEST_CASE("CP17-3.5: and only the maximum is collected, from a fold as from a losing bet") {
  auto play = Play::open_with({1000, 1000}, limits(5, 100));
  play.antes({150, 150});
  play.deal_hands({"Qs 9d 7c 4h 2c", "Js 9c 7d 4d 2d", ace_king});
  play.folds(1);
  play.bets(2);
  play.settle();
  CHECK(play.stake(1) == Cents(90000));
  CHECK(play.stake(2) == Cents(70000));
}

TEST_CASE(
    "CP17-4.1 CP17-4.1(a) (b): no card is dealt before players could ante and join: refused") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::Deal{Play::shoe_of(""), 26}) == "no_opportunity CP17-4.1");
  CHECK(play.refusal(ante(1, 10)) == "wagers_not_called CP17-4.1");
  play.give(command::CallWagers{});
  CHECK(play.refusal(command::CallWagers{}) == "already_called CP17-4.1");
  const Legal offered = legal(play.state, Seat(1));
  CHECK(offered.ante);
  CHECK(offered.minimum == Chips(5));
  CHECK(offered.maximum == Chips(500));
  CHECK(offered.multiple == Chips(1));
  CHECK_FALSE(offered.jackpot);
  play.give(ante(1, 10));
  CHECK(legal(play.state, Seat(1)).jackpot);
}

TEST_CASE("CP17-4.1(a) CP17-DEF-Ante: an ante of zero is refused, and without one nobody plays") {
  auto play = Play::open_with({200, 200});
  play.give(command::CallWagers{});
  CHECK(play.refusal(ante(1, 0)) == "ante_size CP17-4.1(a)");
  CHECK(play.refusal(command::Deal{Play::shoe_of(""), 26}) == "no_box_with_ante CP17-6.3(a)");
  play.give(ante(1, 10));
  play.deal("");
  CHECK(play.refusal(command::Fold{Seat(2)}) == "not_in_round CP17-DEF-Ante");
}

TEST_CASE("CP17-4.1(b) CP17-4.2: no jackpot wager is taken while its equipment does not work") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.give(command::ReportFault{});
  play.give(command::ApprovePlay{});
  CHECK(play.refusal(command::PlaceJackpot{Seat(1)}) == "jackpot_out_of_order CP17-4.2");
  CHECK_FALSE(legal(play.state, Seat(1)).jackpot);
  play.give(command::RepairJackpot{});
  CHECK(play.refusal(command::PlaceJackpot{Seat(1)}) == "");
}

TEST_CASE("CP17-4.3: a wager of chips that the player does not have at the table is refused") {
  auto play = Play::open_with({20});
  play.give(command::CallWagers{});
  CHECK(play.refusal(ante(1, 21)) == "more_than_stake CP17-4.3");
  play.give(ante(1, 20));
  CHECK(play.refusal(command::PlaceJackpot{Seat(1)}) == "more_than_stake CP17-4.3");
  play.give(ante(1, 15));
  CHECK(play.stake(1) == Cents(500));
  CHECK(play.refusal(command::BuyChips{Seat(1), Cents(0)}) == "stake_amount CP17-4.3");
  play.give(command::BuyChips{Seat(1), Cents(10000)});
  CHECK(play.stake(1) == Cents(10500));
}

TEST_CASE("CP17-4.3: nobody sits down without chips: nothing and less than nothing are refused") {
  auto play = Play::open_with({200});
  for (const Cents none : {Cents(0), Cents(-1)})
    CHECK(play.refusal(command::Sit{Seat(2), PlayerId{7}, none}) == "stake_amount CP17-4.3");
  CHECK(play.refusal(command::Sit{Seat(2), PlayerId{7}, Cents(1)}) == "");
}

TEST_CASE("CP17-4.4: a second player on a box, or a second box for a player, is refused") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::Sit{Seat(1), PlayerId{7}, Cents(100)}) == "box_taken CP17-4.4");
  CHECK(play.refusal(command::Sit{Seat(2), PlayerId{101}, Cents(100)}) == "one_box_each CP17-4.4");
  CHECK(play.refusal(command::Sit{Seat(2), PlayerId(), Cents(100)}) == "no_player_named CP17-4.4");
  CHECK(play.refusal(command::Leave{Seat(2)}) == "nobody_there CP17-4.4");
  CHECK(play.refusal(command::Sit{Seat(2), PlayerId{7}, Cents(100)}) == "");
}

TEST_CASE("CP17-DEF-Box: wagers are placed on boxes of the layout; another is refused") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(ante(8, 10)) == "no_such_box CP17-DEF-Box");
  CHECK(play.refusal(ante(0, 10)) == "no_such_box CP17-DEF-Box");
}

TEST_CASE(
    "CP17-4.5: after the first card no ante or jackpot wager is placed, altered or removed: "
    "refused") {
  auto play = Play::open_with({200, 200});
  play.antes({10});
  CHECK(play.refusal(command::Leave{Seat(1)}) == "wagers_in_play CP17-4.5");
  play.give(command::TakeBack{Seat(1)});
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.refusal(command::TakeBack{Seat(1)}) == "no_wager_there CP17-4.5");
  play.give(ante(1, 10));
  play.deal("");
  CHECK(play.refusal(ante(1, 20)) == "wagers_locked CP17-4.5");
  CHECK(play.refusal(ante(2, 20)) == "wagers_locked CP17-4.5");
  CHECK(play.refusal(command::PlaceJackpot{Seat(1)}) == "wagers_locked CP17-4.5");
  CHECK(play.refusal(command::TakeBack{Seat(1)}) == "wagers_locked CP17-4.5");
}

TEST_CASE("CP17-10.1: a jackpot wager without an ante is refused, and so is a second") {
  auto play = Play::open_with({200});
  play.give(command::CallWagers{});
  CHECK(play.refusal(command::PlaceJackpot{Seat(1)}) == "jackpot_without_ante CP17-10.1");
  play.give(ante(1, 10));
  play.give(command::PlaceJackpot{Seat(1)});
  CHECK(play.stake(1) == Cents(18750));
  CHECK(play.refusal(command::PlaceJackpot{Seat(1)}) == "jackpot_once CP17-10.1");
}

TEST_CASE("CP17-10.2 K-10: a wager whose pad did not light does not count and is not paid") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.give(command::PlaceJackpot{Seat(1), Pad::dark});
  CHECK(play.stake(1) == Cents(19000));
  CHECK(meter(play.state.jackpot) == Cents(0));
  play.deal_hands({"Ks Qs 9s 7s 5s", ace_king});
  play.bets(1);
  play.settle();
  CHECK(play.jackpot(1) == Cents(0));
}

TEST_CASE("CP17-7.2 CP17-DEF-Bet K-22: a bet that is not exactly twice the ante is refused") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.deal("");
  CHECK(play.refusal(command::PlaceBet{Seat(1), Chips(25)}) == "bet_size CP17-7.2");
  CHECK(play.refusal(command::PlaceBet{Seat(1), Chips(10)}) == "bet_size CP17-7.2");
  CHECK(legal(play.state, Seat(1)).bet_size == Chips(20));
  play.give(command::PlaceBet{Seat(1), Chips(20)});
  CHECK(play.stake(1) == Cents(17000));
}

TEST_CASE("CP17-7.2 K-23: a player who cannot cover twice the ante can only fold") {
  auto play = Play::open_with({25});
  play.antes({10});
  play.deal("");
  const Legal offered = legal(play.state, Seat(1));
  CHECK_FALSE(offered.bet);
  CHECK(offered.fold);
  CHECK(play.refusal(command::PlaceBet{Seat(1), Chips(20)}) == "more_than_stake CP17-7.2");
}
