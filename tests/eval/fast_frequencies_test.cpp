// How often each kind of hand comes, compared with figures from elsewhere.
#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "eval/high.h"

using namespace cardroom;

namespace {

using Counts = std::array<std::uint64_t, category_count>;

// Adds the hands that continue from these cards. The last card is any that is left.
void count_from(const High& high, std::span<const Card> left, std::span<Card> hand,
                std::size_t held, Counts& counts) {
  for (std::size_t at = 0; at < left.size(); ++at) {
    hand[held] = left[at];
    if (held + 1 == hand.size())
      ++counts[static_cast<std::size_t>(high.category(high.best(hand)))];
    else
      count_from(high, left.subspan(at + 1), hand, held + 1, counts);
  }
}

Counts counts_of(const HighOrder& order, std::size_t cards) {
  std::vector<Card> deck;
  for (const Card card : order.deck.cards()) deck.push_back(card);
  std::vector<Card> hand(cards);
  Counts counts = {};
  count_from(High::of(order), deck, hand, 0, counts);
  return counts;
}

}  // namespace

TEST_CASE("H95-14.3: all hands of seven cards of 52 by category, as published") {
  // In the order of the enumeration, from odd cards to royal flush.
  CHECK(counts_of({}, 7) == Counts{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020,
                                   4'047'644, 3'473'184, 224'848, 41'584 - 4'324, 0, 4'324});
}

TEST_CASE("H-04: all hands of five of 53 cards by category, as published") {
  CHECK(counts_of({.deck = *Deck::of(52, true)}, 5) == Counts{1'302'540, 1'268'088, 123'552,
                                                              137'280, 20'532, 7'804, 6'552, 3'120,
                                                              204 - 24, 13, 24});
}
