#include "odds/ranges/best_starts.h"

#include <algorithm>
#include <string_view>
#include <thread>

#include "base/check.h"
#include "odds/equity/answer.h"
#include "odds/equity/equity.h"

namespace cardroom::odds {

namespace {

// As work_out_starts() gives it for the 52 cards; a long test compares.
constexpr std::string_view full_deck_list =
#include "odds/ranges/best_starts.inc"
    ;

bool is_usual(const ShowdownRules& rules) {
  return rules.high == HighOrder{} && rules.wins == Wins::high && rules.board_cards == 5 &&
         !rules.two_from_hole;
}

double share_against_random(const ShowdownRules& rules, const StartingClass& one) {
  Question question{.rules = rules};
  question.players = {{Held{.cards = hands_of(one).front()}}, {Held{}}};
  const Effort effort{.wanted = Effort::Wanted::exact};
  const auto plan = plan_for(question, effort);
  check(static_cast<bool>(plan), "a hand against a random one can be worked out");
  return chances_of(work_out(question, *plan, effort, {}, 1))[0].share;
}

}  // namespace

std::vector<StartingClass> work_out_starts(const ShowdownRules& rules) {
  struct Start {
    StartingClass one;
    double share = 0;
  };
  std::vector<Start> starts;
  for (const StartingClass& one : all_classes(rules.deck()))
    starts.push_back({one, share_against_random(rules, one)});
  std::stable_sort(starts.begin(), starts.end(),
                   [](const Start& left, const Start& right) { return left.share > right.share; });
  std::vector<StartingClass> classes;
  classes.reserve(starts.size());
  for (const Start& start : starts) classes.push_back(start.one);
  return classes;
}

std::vector<StartingClass> best_starts(const ShowdownRules& rules) {
  if (!is_usual(rules)) return work_out_starts(rules);
  std::vector<StartingClass> classes;
  for (std::string_view left = full_deck_list; !left.empty();) {
    const std::string_view word = left.substr(0, left.find(' '));
    left.remove_prefix(std::min(left.size(), word.size() + 1));
    classes.push_back(read_classes(word, rules.deck())->front());
  }
  return classes;
}

}  // namespace cardroom::odds
