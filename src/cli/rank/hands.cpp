#include "cli/rank/hands.h"

#include <algorithm>

#include "eval/arrange.h"
#include "eval/best_five.h"
#include "eval/words.h"

namespace cardroom::cli {

namespace {

std::span<const Card> all(const CardList& cards) { return {cards.data(), cards.size()}; }

bool holds_joker(const FiveCards& five) {
  return std::find(five.begin(), five.end(), Card::joker()) != five.end();
}

BestHigh judge(const CardList& hand, const CardList& board, const RankRules& rules,
               const HighOrder& order) {
  if (rules.game && rules.game->two_and_three)
    return best_two_and_three({all(hand), all(board)}, order);
  CardList cards = hand;
  for (const Card card : board) cards.push_back(card);
  return best_of(all(cards), order);
}

BestLow judge(const CardList& hand, const CardList& board, const RankRules& rules,
              const LowOrder& order) {
  if (rules.game && rules.game->two_and_three)
    return best_low_two_and_three({all(hand), all(board)}, order);
  CardList cards = hand;
  for (const Card card : board) cards.push_back(card);
  return best_low_of(all(cards), order);
}

void describe(RankedHand& hand, const BestHigh& best, const HighOrder& order) {
  hand.five = arranged(best.cards, order);
  hand.category = key_of(best.value.category());
  hand.words = words_of(best.value, order, SideCards::told);
  if (holds_joker(hand.five)) hand.joker_as = to_string(substitute_for_joker(hand.five, order));
}

void describe(RankedHand& hand, const BestLow& best, const LowOrder& order) {
  hand.words = words_of(best.value, SideCards::told);
  if (!best.value.qualifies()) return;
  hand.five = arranged_low(best.cards, order);
  hand.category = key_of(best.value.category());
  if (holds_joker(hand.five)) hand.joker_as = name_of(lowest_rank_not_held(hand.five, order));
}

bool takes_part(const HighValue&) { return true; }
bool takes_part(const LowValue& value) { return value.qualifies(); }

template <class Order>
std::vector<RankedHand> ranked_by(const Order& order, const RankInput& input,
                                  const RankRules& rules) {
  using Best = decltype(judge(input.board, input.board, rules, order));
  struct Judged {
    RankedHand hand;
    Best best;
  };
  std::vector<Judged> judged;
  for (const CardList& given : input.hands) {
    Judged one{{}, judge(given, input.board, rules, order)};
    one.hand.number = judged.size() + 1;
    one.hand.given = given;
    describe(one.hand, one.best, order);
    judged.push_back(one);
  }
  std::stable_sort(judged.begin(), judged.end(), [](const Judged& left, const Judged& right) {
    return left.best.value > right.best.value;
  });

  std::vector<RankedHand> hands;
  for (const Judged& one : judged) {
    const auto same = [&](const Judged& other) { return other.best.value == one.best.value; };
    const auto first = std::find_if(judged.begin(), judged.end(), same);
    hands.push_back(one.hand);
    if (!takes_part(one.best.value)) continue;
    hands.back().place = static_cast<int>(first - judged.begin()) + 1;
    hands.back().tied = std::count_if(judged.begin(), judged.end(), same) > 1;
  }
  return hands;
}

}  // namespace

std::vector<RankedHand> ranked(const RankInput& input, const RankRules& rules) {
  return rules.is_low ? ranked_by(rules.low, input, rules) : ranked_by(rules.high, input, rules);
}

}  // namespace cardroom::cli
