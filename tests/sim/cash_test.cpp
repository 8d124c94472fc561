// Simulations of cash tables: the same result however the work is divided, and figures that can be
// checked by hand.
#include <doctest/doctest.h>

#include <cmath>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "sim/cash/run.h"
#include "with_cap.h"

namespace cardroom {
namespace {

using bots::Temperament;

sim::CashPlan plan_of(const Game& game, std::vector<Temperament> players, std::int64_t rounds) {
  sim::CashPlan plan;
  const auto terms = make_terms(game, with_cap(game, {}));
  REQUIRE(terms);
  plan.terms = *terms;
  plan.players = std::move(players);
  plan.rounds = rounds;
  plan.session = 50;
  plan.stake = sim::usual_stake(plan.terms);
  REQUIRE(check_plan(plan));
  return plan;
}

constexpr auto random = Temperament::random;
constexpr auto caller = Temperament::caller;
constexpr auto tight = Temperament::tight;
constexpr auto loose = Temperament::loose;

TEST_CASE("sim: every game is played to the end, and no chip is made or lost") {
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    const auto totals = run_cash(plan_of(*game, {tight, loose, caller, random}, 300), 1);
    CHECK(totals.rounds == 300);
    CHECK(totals.sessions == 6);
    std::int64_t net = 0;
    for (const auto& player : totals.players) net += player.net.sum;
    CHECK(net + totals.commission.sum == 0);
  }
}

TEST_CASE("sim: one thread and three give the same totals") {
  const auto plan = plan_of(games::holdem_1995, {tight, loose, caller}, 1'000);
  CHECK(run_cash(plan, 1) == run_cash(plan, 3));
}

TEST_CASE("sim: parts that are added up give the whole") {
  auto plan = plan_of(games::draw_2001, {tight, loose, random}, 730);
  const auto whole = run_cash(plan, 2);
  sim::CashTotals added;
  for (int part = 3; part >= 1; --part) {
    plan.part = {part, 3};
    added.add(run_cash(plan, 1));
  }
  CHECK(added == whole);
  CHECK(added.rounds == 730);
}

TEST_CASE("sim: another seed is another game") {
  auto plan = plan_of(games::omaha_1995, {tight, loose}, 500);
  const auto before = run_cash(plan, 1);
  plan.seed = 2;
  CHECK_FALSE(run_cash(plan, 1) == before);
}

TEST_CASE("sim: the interval of a player's result holds the true one as often as it says") {
  // Two callers change the buck from round to round: neither wins in the long run.
  auto plan = plan_of(games::rws_2017, {caller, caller}, 800);
  plan.session = 20;
  int covered = 0;
  for (plan.seed = 1; plan.seed <= 400; ++plan.seed) {
    const auto totals = run_cash(plan, 1);
    const sim::Gathered& net = totals.players[0].net;
    covered += std::abs(net.mean(40)) <= 1.96 * net.error(40) ? 1 : 0;
  }
  CHECK(covered >= 360);  // 377 are expected with forty sessions.
  CHECK(covered <= 393);
}

TEST_CASE("sim: players who only call show their hands in every round") {
  const auto totals = run_cash(plan_of(games::rws_2017, {caller, caller, caller}, 200), 1);
  CHECK(totals.showdowns == 200);
  CHECK(totals.raises == 0);
  CHECK(totals.pots.sum == 200 * 3 * make_terms(games::rws_2017, {})->blind[1].count());
  std::int64_t shown = 0;
  for (const auto count : totals.shown) shown += count;
  CHECK(shown == 600);
}

TEST_CASE("sim: a comparison with itself shows no difference, and one with a commission does") {
  const auto plan = plan_of(games::rws_2017, {tight, loose}, 500);
  const auto same = compare_cash(plan, plan, 2);
  CHECK(same.differences.commission == sim::Gathered{});
  CHECK(same.differences.pots.squares == 0);
  auto raked = plan;
  Determinations determined;
  REQUIRE(determine(determined, games::rws_2017, "rake", "5"));
  REQUIRE(determine(determined, games::rws_2017, "rake-cap", "10"));
  raked.terms = *make_terms(games::rws_2017, determined);
  const auto other = compare_cash(plan, raked, 2);
  CHECK(other.differences.commission.sum == other.other.commission.sum);
  CHECK(other.differences.commission.sum > 0);
}

TEST_CASE("sim: a plan with too many players, or too small a stake, is refused") {
  auto plan = plan_of(games::holdem_1995, {tight, loose}, 100);
  plan.players.assign(11, tight);
  CHECK_FALSE(check_plan(plan));
  plan.players.assign(1, tight);
  CHECK_FALSE(check_plan(plan));
  plan.players.assign(2, tight);
  plan.stake = Chips(0);
  CHECK_FALSE(check_plan(plan));
}

TEST_CASE("sim: sums and squares are exact, and the mean has its error") {
  sim::Gathered gathered;
  for (const std::int64_t value : {1'000'000'000, -1'000'000'000, 3, 5}) gathered.add(value);
  CHECK(gathered.sum == 8);
  CHECK(gathered.squares_beyond == 2);
  CHECK(gathered.squares == 34);
  sim::Gathered large;  // A long session at high stakes.
  large.add(3'000'000'000'123);
  large.add(-1);
  CHECK(large.squares_beyond == 9'000'000);
  CHECK(large.squares == 738'000'000'015'130);
  CHECK(large.mean(2) == doctest::Approx(1'500'000'000'061));
  sim::Gathered small;
  for (const std::int64_t value : {2, 4, 4, 4, 5, 5, 7, 9}) small.add(value);
  CHECK(small.mean(8) == doctest::Approx(5));
  CHECK(small.deviation(8) == doctest::Approx(2.13809));
  CHECK(small.error(8) == doctest::Approx(0.755929));
}

TEST_CASE("sim: quantiles of paths are those of the values") {
  sim::Paths paths;
  for (int value = -50; value <= 50; ++value) paths.add(3, value);
  CHECK(paths.quantile(3, 0.5) == doctest::Approx(0).epsilon(1));
  CHECK(paths.quantile(3, 0.95) == doctest::Approx(45).epsilon(0.15));
  CHECK(paths.quantile(3, 0.05) == doctest::Approx(-45).epsilon(0.15));
}

}  // namespace
}  // namespace cardroom
