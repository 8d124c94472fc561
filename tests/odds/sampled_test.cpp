// Sampled odds against exact ones, deal by deal of many at once.
#include <doctest/doctest.h>

#include <cmath>

#include "odds/equity/answer.h"
#include "odds/equity/equity.h"
#include "odds/questions.h"
#include "odds/ranges/ranges.h"

using namespace cardroom;
using namespace cardroom::odds;

namespace {

std::vector<Chances> found(const Question& question, const Effort& effort) {
  const auto plan = plan_for(question, effort);
  REQUIRE(plan);
  return chances_of(work_out(question, *plan, effort, {}, 1));
}

}  // namespace

TEST_CASE("odds: a million sampled deals come near the exact shares in every family of games") {
  ShowdownRules five_card_omaha = omaha;
  five_card_omaha.hole_cards = 5;
  ShowdownRules omaha_low = omaha;
  omaha_low.wins = Wins::low;
  omaha_low.low = {.ace = LowAce::low};
  ShowdownRules split = omaha;
  split.wins = Wins::high_low;
  split.low = {.ace = LowAce::low, .qualifier = LowQualifier::eight};
  ShowdownRules razz{.wins = Wins::low, .hole_cards = 7, .board_cards = 0};
  razz.low = {.ace = LowAce::low};
  struct Case {
    ShowdownRules rules;
    std::vector<std::string_view> hands;
    std::string_view board;
  };
  // Many of them have flushes: three, four and five of a suit on the board.
  const std::vector<Case> cases = {{holdem, {"AsKs", "QdJd", "9s9d"}, "2s7s8d"},
                                   {holdem, {"AsKs,QQ", "JJ,Td9d"}, "2s7s8d"},
                                   {omaha, {"AsKs3d4d", "QsJs9h9c"}, "2s7s8s"},
                                   {five_card_omaha, {"AsKs3d4d5h", "QsJs9h9cTd"}, "2s7s8s"},
                                   {omaha_low, {"As2sKdKh", "3h8h7c6c"}, "3s7dQs"},
                                   {split, {"As2sKdKh", "9h8h7s6s"}, "3s7dQs"},
                                   {razz, {"As2h3d4cKs", "5h6h7d8cQs"}, ""}};
  for (const Case& one : cases) {
    const Question question = asked(one.rules, one.hands, one.board);
    const auto exact = found(question, {.wanted = Effort::Wanted::exact});
    const Effort effort{.wanted = Effort::Wanted::sampled, .samples = 1'000'000, .seed = 3};
    const auto sampled = found(question, effort);
    for (std::size_t player = 0; player < exact.size(); ++player)
      CHECK(std::abs(sampled[player].share - exact[player].share) < 4 * sampled[player].error);
  }
}

namespace {

// How many of 400 intervals of so many deals each hold the true share of the first player.
int covered(const Question& question, std::int64_t samples) {
  const double truth = found(question, {.wanted = Effort::Wanted::exact})[0].share;
  int count = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const Chances one =
        found(question, {.wanted = Effort::Wanted::sampled, .samples = samples, .seed = seed})[0];
    count += std::abs(one.share - truth) <= 1.959964 * one.error ? 1 : 0;
  }
  return count;
}

Totals sampled(const Question& question, const Effort& effort) {
  const auto plan = plan_for(question, effort);
  REQUIRE(plan);
  return work_out(question, *plan, effort, {}, 2);
}

Question all_hold(std::string_view range, int players) {
  Question question{.rules = holdem};
  for (int player = 0; player < players; ++player)
    question.players.push_back(*read_range(range, holdem, {}));
  return question;
}

}  // namespace

TEST_CASE("odds: ranges that hardly fit into one deck are sampled without favouring a hand") {
  // One in some hundred choices of five hands can be dealt.
  const Question narrow = asked(
      holdem, {"AA,KK,QQ", "AA,KK,QQ:0.4", "QQ,KK,AKs", "AA,AKo", "KK,QQ,AQs:0.7"}, "7s4d2c2d");
  const auto exact = found(narrow, {.wanted = Effort::Wanted::exact});
  const Effort effort{.wanted = Effort::Wanted::sampled, .samples = 200'000, .seed = 5};
  const Totals totals = sampled(narrow, effort);
  CHECK_FALSE(totals.squares().empty());
  CHECK(totals.drawn() == 200'000);
  const auto chances = chances_of(totals);
  for (std::size_t player = 0; player < exact.size(); ++player) {
    CHECK(std::abs(chances[player].share - exact[player].share) < 4 * chances[player].error);
    CHECK(std::abs(chances[player].win - exact[player].win) < 0.01);
  }
  const int count = covered(narrow, 1'000);
  CHECK(count >= 366);  // 380 are expected.
  CHECK(count <= 393);
}

TEST_CASE("odds: ten narrow ranges that are all alike share the pot, and soon") {
  for (const std::string_view range : {"5%", "20%", "AA,KK,QQ,JJ,TT"}) {
    CAPTURE(range);
    const auto chances = chances_of(sampled(
        all_hold(range, 10), {.wanted = Effort::Wanted::sampled, .samples = 20'000, .seed = 2}));
    double sum = 0;
    for (const Chances& one : chances) {
      CHECK(std::abs(one.share - 0.1) < 4.5 * one.error);
      CHECK(one.error < 0.01);
      sum += one.share;
    }
    CHECK(sum == doctest::Approx(1));
  }
  CHECK_FALSE(plan_for(all_hold("AA,KK,QQ,JJ", 9), {}));
}

TEST_CASE("odds: deals with weights add up from parts to the same sums") {
  const Question question = all_hold("QQ+,AK", 6);
  const Effort effort{.wanted = Effort::Wanted::sampled, .samples = 100'000, .seed = 7};
  const Totals whole = sampled(question, effort);
  Totals sum(6, Wins::high);
  for (int part = 3; part >= 1; --part) {
    Effort some = effort;
    some.part = part;
    some.parts = 3;
    sum.add(sampled(question, some));
  }
  CHECK(sum.outcomes() == whole.outcomes());
  CHECK(sum.squares() == whole.squares());
  CHECK(sum.drawn() == 100'000);
}

TEST_CASE("odds: a share that is nearly all or nothing has an honest interval after few deals") {
  // Kings win with the last two kings only: once in 990.
  const Question question = asked(holdem, {"KcKd", "AsAh"}, "Ad7c2h");
  CHECK(covered(question, 100) >= 366);
  CHECK(covered(question, 2'000) >= 366);
  const Question hopeless = asked(holdem, {"KcQd", "AsAh"}, "AdAc2h7s");
  const Effort effort{.wanted = Effort::Wanted::sampled, .samples = 100};
  CHECK(found(hopeless, effort)[0].share == 0);
  CHECK(found(hopeless, effort)[0].error > 0);
}
