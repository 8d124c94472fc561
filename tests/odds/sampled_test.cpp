// Sampled odds against exact ones, deal by deal of many at once.
#include <doctest/doctest.h>

#include <cmath>

#include "odds/equity/answer.h"
#include "odds/equity/equity.h"
#include "odds/questions.h"

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
