// Simulations of Canberra Poker.
#include <doctest/doctest.h>

#include "bots/canberra.h"
#include "sim/house/run.h"

namespace cardroom {
namespace {

using bots::Temperament;

sim::HousePlan house_plan(std::int64_t rounds) {
  sim::HousePlan plan;
  plan.players = {Temperament::tight, Temperament::caller, Temperament::loose};
  plan.ante = Chips(5);
  plan.rounds = rounds;
  plan.session = 500;
  REQUIRE(check_plan(plan));
  return plan;
}

TEST_CASE("CP17-10.6: a simulation's jackpot books agree with what players won and lost") {
  const auto totals = run_house(house_plan(3'000), 2);
  CHECK(totals.rounds == 3'000);
  CHECK(totals.jackpot.wagers == 9'000);
  CHECK(totals.jackpot.wagered == Cents(9'000 * 250));
  std::int64_t players = 0;
  std::int64_t jackpots = 0;
  for (const auto& box : totals.boxes) {
    players += box.net.sum;
    jackpots += box.jackpot_cents.sum;
  }
  CHECK(players + totals.won.sum == 0);
  CHECK(jackpots == (totals.jackpot.paid - totals.jackpot.wagered).count());
}

TEST_CASE("sim: Canberra Poker has the same totals on one thread and on three") {
  const auto plan = house_plan(2'000);
  CHECK(run_house(plan, 1) == run_house(plan, 3));
}

TEST_CASE("CP17-3.1: an ante that the sign does not show is refused in a simulation") {
  auto plan = house_plan(100);
  plan.ante = Chips(4);
  CHECK_FALSE(check_plan(plan));
}

TEST_CASE(
    "CP17-7.1: the house wins about what the exact solution says, and most from those who never "
    "fold") {
  auto plan = house_plan(40'000);
  plan.jackpot = false;
  const auto totals = run_house(plan, 2);
  const auto loss = [&](std::size_t at) {
    return -static_cast<double>(totals.boxes[at].net.sum) /
           static_cast<double>(totals.boxes[at].ante);
  };
  // 5.3 % and 16.6 % exactly; the standard error is 1.2 %, and the seed is fixed.
  CHECK(loss(0) == doctest::Approx(0.053).epsilon(1));
  CHECK(loss(1) > loss(0));
}

TEST_CASE("CP17-7.1: the strong player bets exactly where a bet loses less than a fold") {
  Chance chance(1);
  const FiveCards ace_king = {"As"_card, "Kd"_card, "Qc"_card, "7h"_card, "4s"_card};
  CHECK(bets_on(Temperament::strong, ace_king, "Qh"_card, {}, chance));
  const FiveCards low_ace_king = {"As"_card, "Kd"_card, "4c"_card, "3h"_card, "2s"_card};
  CHECK_FALSE(bets_on(Temperament::strong, low_ace_king, "Qh"_card, {}, chance));
  const FiveCards pair = {"2s"_card, "2d"_card, "3c"_card, "4h"_card, "5s"_card};
  CHECK(bets_on(Temperament::strong, pair, "Ah"_card, {}, chance));
  // Where the sign allows no winnings to speak of, a pair of deuces is not worth a bet.
  CHECK_FALSE(bets_on(Temperament::strong, pair, "Ah"_card, {Chips(1'000), Chips(10)}, chance));
  const FiveCards nothing = {"As"_card, "Qd"_card, "Jc"_card, "Th"_card, "9s"_card};
  CHECK_FALSE(bets_on(Temperament::strong, nothing, "2h"_card, {}, chance));
}

}  // namespace
}  // namespace cardroom
