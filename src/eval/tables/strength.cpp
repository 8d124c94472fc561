#include "eval/tables/strength.h"

#include <algorithm>

#include "base/check.h"
#include "eval/compare.h"
#include "eval/low_compare.h"
#include "eval/tables/hand_classes.h"
#include "eval/tables/hand_key.h"
#include "eval/tables/rank_index.h"

namespace cardroom {

namespace {

template <class Value>
struct Ranked {
  Value value;
  HandKey key;
  unsigned ranks_in_one_suit = 0;  // 0 where the hand is of several suits.
};

// The comparator's value of one hand of every class, the lowest first.
template <class Value, class ValueOf>
std::vector<Ranked<Value>> ranked_classes(Deck deck, ValueOf&& value_of_five) {
  std::vector<Ranked<Value>> ranked;
  for (const HandClass& known : hand_classes(deck)) {
    const HandKey key = key_of(known.hand);
    const unsigned in_one_suit =
        key.has_suit_of<5>() ? ranks_in_suit(known.hand, key.suit_of<5>()) : 0;
    ranked.push_back({value_of_five(known.hand), key, in_one_suit});
  }
  std::sort(ranked.begin(), ranked.end(),
            [](const auto& left, const auto& right) { return left.value < right.value; });
  return ranked;
}

// Numbers the values as they come. Equal values get one number; `none` stays 0.
template <class Value>
FiveCardStrengths number(Deck deck, const std::vector<Ranked<Value>>& ranked) {
  const RankIndex& index = RankIndex::of(deck, 5);
  FiveCardStrengths strengths;
  strengths.by_ranks.resize(index.size());
  strengths.by_suit.resize(deck.has_joker() ? 2 * joker_bit : joker_bit);
  strengths.categories.push_back(Category::odd_cards);
  Value last;
  for (const auto& hand : ranked) {
    if (hand.value != last) strengths.categories.push_back(hand.value.category());
    last = hand.value;
    const auto strength = static_cast<Strength>(strengths.categories.size() - 1);
    if (hand.ranks_in_one_suit != 0)
      strengths.by_suit[hand.ranks_in_one_suit] = strength;
    else
      strengths.by_ranks[index[hand.key]] = strength;
  }
  check(strengths.categories.size() < 32768, "a strength has its sign bit free");
  return strengths;
}

}  // namespace

FiveCardStrengths strengths_of(const HighOrder& order) {
  return number(order.deck, ranked_classes<HighValue>(order.deck, [&](const FiveCards& five) {
                  return value_of(five, order);
                }));
}

FiveCardStrengths strengths_of(const LowOrder& order) {
  auto strengths =
      number(order.deck, ranked_classes<LowValue>(order.deck, [&](const FiveCards& five) {
               return low_value_of(five, order);
             }));
  strengths.by_suit.clear();
  return strengths;
}

}  // namespace cardroom
