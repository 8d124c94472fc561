#include "eval/arrange.h"

#include <algorithm>

namespace cardroom {

namespace {

using Heights = std::array<std::uint8_t, 5>;

// Each card's key: how many of its rank there are, then how high it is. Cards of a rank keep their
// order, so they come out in the order in which they were given.
FiveCards by_count_and_height(const FiveCards& cards, const Heights& heights) {
  std::array<std::size_t, 5> places = {0, 1, 2, 3, 4};
  const auto count = [&](std::size_t place) {
    return std::count(heights.begin(), heights.end(), heights[place]);
  };
  std::stable_sort(places.begin(), places.end(), [&](std::size_t left, std::size_t right) {
    if (count(left) != count(right)) return count(left) > count(right);
    return heights[left] > heights[right];
  });
  FiveCards laid_out;
  std::transform(places.begin(), places.end(), laid_out.begin(),
                 [&](std::size_t place) { return cards[place]; });
  return laid_out;
}

// A sequence that holds an Ace but is not Ace high has the Ace at the bottom.
bool has_ace_at_the_bottom(const HighValue& value) {
  const bool sequence =
      value.category() == Category::straight || value.category() == Category::straight_flush;
  return sequence && value.deciding()[0] != Rank::ace;
}

}  // namespace

FiveCards arranged(const FiveCards& cards, const HighOrder& order) {
  const LowAce ace = has_ace_at_the_bottom(value_of(cards, order)) ? LowAce::low : LowAce::high;
  Heights heights = {};
  std::transform(cards.begin(), cards.end(), heights.begin(), [&](Card card) {
    const Card plays = card.is_joker() ? substitute_for_joker(cards, order) : card;
    return low_height(plays.rank(), ace);
  });
  return by_count_and_height(cards, heights);
}

FiveCards arranged_low(const FiveCards& cards, const LowOrder& order) {
  Heights heights = {};
  std::transform(cards.begin(), cards.end(), heights.begin(), [&](Card card) {
    const Rank plays = card.is_joker() ? lowest_rank_not_held(cards, order) : card.rank();
    return low_height(plays, order.ace);
  });
  return by_count_and_height(cards, heights);
}

}  // namespace cardroom
