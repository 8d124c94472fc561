#include <doctest/doctest.h>

#include <cmath>

#include "canberra/game/ranking.h"
#include "odds/canberra_edge.h"
#include "odds/counted.h"

using namespace cardroom;
using namespace cardroom::odds;

// Published figures for the same structure with a royal at 100 to 1 (M. Shackleford).
static EdgeRules caribbean() {
  return {.pay = canberra::canberra_pay_table.with(Category::royal_flush, 100),
          .ante = Chips(1),
          .max_payout = {}};
}

static Edge edge_by(const EdgeRules& rules, Strategy strategy) {
  return edge(outcomes(counted(), Decider(rules, strategy)), rules);
}

struct Published {
  Strategy strategy;
  std::int64_t loss;
  double house_edge;
  double element_of_risk;
};

TEST_CASE("published Caribbean Stud: every strategy's loss to the last integer") {
  constexpr Published table[] = {
      {Strategy::optimal, 1'041'372'912'372, 5.224, 2.555},
      {Strategy::akj83_or_better, 1'059'715'400'580, 5.316, 2.596},
      {Strategy::pair_or_better, 1'090'272'101'460, 5.470, 2.738},
      {Strategy::ace_king_or_better, 1'132'600'203'540, 5.682, 2.672},
      {Strategy::always, 3'310'360'338'060, 16.607, 5.536},
  };
  for (const auto& line : table) {
    CAPTURE(line.loss);
    const Edge found = edge_by(caribbean(), line.strategy);
    CHECK(to_string(found.loss) == std::to_string(line.loss));
    CHECK(std::abs(100 * found.house_edge - line.house_edge) < 0.0005);
    CHECK(std::abs(100 * found.element_of_risk - line.element_of_risk) < 0.0005);
  }
}

TEST_CASE("CP17-8.1: a royal at 250 to 1 costs the house 150 bets on every royal that wins") {
  const Decider decider({}, Strategy::optimal);
  const Outcomes counts = outcomes(counted(), decider);
  const auto royals = counts.won[static_cast<std::size_t>(Category::royal_flush)];
  const Edge canberra = edge(counts, {});
  CHECK(to_string(canberra.loss + Wide{300} * royals) ==
        to_string(edge_by(caribbean(), Strategy::optimal).loss));
}

TEST_CASE("the optimal strategy loses least") {
  const Edge best = edge_by({}, Strategy::optimal);
  for (const auto strategy : {Strategy::pair_or_better, Strategy::ace_king_or_better,
                              Strategy::akj83_or_better, Strategy::always})
    CHECK(best.loss < edge_by({}, strategy).loss);
}

TEST_CASE("CP17-8.2: a maximum payout that never bites changes nothing; the ante is only a unit") {
  const EdgeRules capped{
      .pay = canberra::canberra_pay_table, .ante = Chips(7), .max_payout = Chips(3'500)};
  CHECK(edge_by(capped, Strategy::optimal).loss == 7 * edge_by({}, Strategy::optimal).loss);
}

TEST_CASE("CP17-8.2: a maximum payout below the bet changes the optimum as well as the edge") {
  const EdgeRules capped{
      .pay = canberra::canberra_pay_table, .ante = Chips(100), .max_payout = Chips(20)};
  const Edge best = edge_by(capped, Strategy::optimal);
  const Edge uncapped = edge_by({}, Strategy::optimal);
  CHECK(best.loss > 100 * uncapped.loss);
  CHECK(best.bet_frequency < uncapped.bet_frequency);
  // A strategy that is optimal without the maximum is worse than the optimal one with it.
  const Outcomes old = outcomes(counted(), Decider({}, Strategy::optimal));
  CHECK(edge(old, capped).loss > best.loss);
}

TEST_CASE(
    "the optimal strategy bets on every pair, on nothing below Ace-King, and between by up card") {
  const auto& ranking = canberra::Ranking::get();
  const auto found = summary(counted(), Decider({}, Strategy::optimal));
  CHECK(found.ever_from >= ranking.least_qualifying());
  CHECK(ranking.category(found.always_from) <= Category::pair);
  CHECK(found.all().pairs > found.all().bets);
  CHECK(found.all().bets > 0);
}

TEST_CASE("a fixed strategy has one line between folding and betting") {
  const auto found = summary(counted(), Decider({}, Strategy::pair_or_better));
  CHECK(found.ever_from == found.always_from);
  CHECK(found.all().pairs == 0);
  const auto always = summary(counted(), Decider({}, Strategy::always));
  CHECK(always.ever_from == 1);
  CHECK(always.always_from == 1);
}

TEST_CASE("a whole number of 128 bits is written with all its digits") {
  CHECK(to_string(Wide{0}) == "0");
  CHECK(to_string(Wide{-1'041'372'912'372}) == "-1041372912372");
  CHECK(to_string(Wide{1'000'000'000'000'000'000} * 1'000'000) == "1000000000000000000000000");
}
