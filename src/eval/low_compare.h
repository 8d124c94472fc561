// LowValue: what five cards are worth as a low hand. More is better: the lower hand is the greater
// value, and a hand that does not qualify is less than any that does.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <type_traits>

#include "cards/card.h"
#include "eval/order.h"
#include "eval/rank_groups.h"

namespace cardroom {

// Compare only values made under the same LowOrder: the height of the Ace belongs to its order.
class LowValue {
 public:
  constexpr LowValue() = default;  // Does not qualify.
  constexpr LowValue(Category category, const RankGroups& groups)
      : qualifies_(true), category_(category) {
    for (const RankGroup known : groups) heights_[count_++] = known.height;
  }
  // Where suits count as well: these heights decide, the first to be compared first.
  constexpr LowValue(Category category, std::span<const std::uint8_t> heights)
      : qualifies_(true), category_(category) {
    for (const std::uint8_t height : heights) heights_[count_++] = height;
  }

  constexpr bool qualifies() const { return qualifies_; }
  // T01-3.6, S05-3.6: odd cards, or the category of equal ranks; straights and flushes do not
  // count.
  constexpr Category category() const { return category_; }
  // The heights that decide, the first to be compared first. See rank_at_height().
  constexpr std::span<const std::uint8_t> deciding() const { return {heights_.data(), count_}; }

  friend constexpr bool operator==(const LowValue&, const LowValue&) = default;
  // T01-DEF-LowBall, S05-DEF-LowBall, H-13, H-14: the order of hands without straights and flushes,
  // upside down.
  friend constexpr std::strong_ordering operator<=>(const LowValue& left, const LowValue& right) {
    if (left.qualifies_ != right.qualifies_) return left.qualifies_ <=> right.qualifies_;
    if (left.category_ != right.category_) return right.category_ <=> left.category_;
    // Only badugi hands of one category differ in the number of cards that count.
    if (left.count_ != right.count_) return left.count_ <=> right.count_;
    return right.heights_ <=> left.heights_;
  }

 private:
  bool qualifies_ = false;
  Category category_ = Category::odd_cards;
  std::array<std::uint8_t, 5> heights_ = {};
  std::uint8_t count_ = 0;
};
static_assert(std::is_trivially_copyable_v<LowValue> && sizeof(LowValue) == 8);

// H-09: how high a rank is in a low hand. A low Ace is 0 and the two 1, a high Ace 13.
constexpr std::uint8_t low_height(Rank rank, LowAce ace) {
  const bool below_all = rank == Rank::ace && ace == LowAce::low;
  return below_all ? 0 : static_cast<std::uint8_t>(1 + static_cast<int>(rank));
}
constexpr Rank rank_at_height(std::uint8_t height) {
  return height == 0 ? Rank::ace : static_cast<Rank>(height - 1);
}

// What five different cards of the order's deck are worth as a low hand; the Joker may be one. A
// badugi hand is not of five cards: see badugi.h.
LowValue low_value_of(std::span<const Card, 5> cards, const LowOrder& order);

// H-10: whether any five cards of the deck can qualify. With 40 cards and fewer there are too few
// ranks of eight or less, unless a low Ace is the fifth.
bool can_qualify(const LowOrder& order);

// H-11: the lowest rank of the deck that the hand does not hold; its Joker stands for that rank.
Rank lowest_rank_not_held(std::span<const Card, 5> cards, const LowOrder& order);

}  // namespace cardroom
