#include "eval/low_compare.h"

#include <algorithm>

#include "base/check.h"
#include "eval/compare.h"

namespace cardroom {

namespace {

bool holds(std::span<const Card, 5> cards, Rank rank) {
  return std::any_of(cards.begin(), cards.end(),
                     [=](Card card) { return !card.is_joker() && card.rank() == rank; });
}

// T01-3.5(d), H-10: five odd cards of eight or less.
bool eight_or_less(Category category, const RankGroups& groups) {
  return category == Category::odd_cards &&
         groups[0].height <= low_height(Rank::eight, LowAce::high);
}

// The order of high hands upside down, the Ace high only.
LowValue upside_down(std::span<const Card, 5> cards, Deck deck) {
  const HighValue high = value_of(cards, {.deck = deck, .ace = AceInStraights::high_only});
  FixedList<std::uint8_t, 5> heights;
  for (const Rank rank : high.deciding()) heights.push_back(low_height(rank, LowAce::high));
  return {high.category(), std::span<const std::uint8_t>(heights.begin(), heights.size())};
}

}  // namespace

bool can_qualify(const LowOrder& order) {
  if (order.qualifier == LowQualifier::none) return true;
  const int natural = static_cast<int>(Rank::eight) - static_cast<int>(order.deck.lowest()) + 1;
  return natural + (order.ace == LowAce::low ? 1 : 0) >= 5;
}

Rank lowest_rank_not_held(std::span<const Card, 5> cards, const LowOrder& order) {
  if (order.ace == LowAce::low && !holds(cards, Rank::ace)) return Rank::ace;
  int rank = static_cast<int>(order.deck.lowest());
  while (holds(cards, static_cast<Rank>(rank))) ++rank;
  check(rank < rank_count, "five cards hold every rank of a deck");
  return static_cast<Rank>(rank);
}

LowValue low_value_of(std::span<const Card, 5> cards, const LowOrder& order) {
  check(order.kind != LowKind::badugi, "a badugi hand is not of five cards");
  if (order.kind == LowKind::deuce_to_seven) return upside_down(cards, order.deck);
  std::array<std::uint8_t, 5> heights = {};
  std::transform(cards.begin(), cards.end(), heights.begin(), [&](Card card) {
    const Rank rank = card.is_joker() ? lowest_rank_not_held(cards, order) : card.rank();
    return low_height(rank, order.ace);
  });
  const RankGroups groups = group(heights);
  const Category category = category_of(groups);
  if (order.qualifier == LowQualifier::eight && !eight_or_less(category, groups)) return {};
  return {category, groups};
}

}  // namespace cardroom
