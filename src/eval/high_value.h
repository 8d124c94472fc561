// HighValue: what five cards are worth under one order of hands. More is better; equal values tie.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <type_traits>

#include "eval/order.h"

namespace cardroom {

// T01-3.1, S05-3.1, RWS17-3.5.1, CP17-2.7, CP17-2.9, H-17: ranks decide, the Ace highest, and suits
// never do. Compare only values made under the same HighOrder: the place of a category belongs to
// its order.
class HighValue {
 public:
  constexpr HighValue() = default;  // Less than any hand.
  constexpr HighValue(Category category, HandOrder order, std::span<const Rank> deciding)
      : place_(static_cast<std::uint8_t>(1 + place_in_order(category, order))),
        category_(category),
        count_(static_cast<std::uint8_t>(deciding.size())) {
    for (std::size_t at = 0; at < deciding.size(); ++at) deciding_[at] = deciding[at];
  }

  constexpr Category category() const { return category_; }
  // The ranks that decide between hands of the category, the first to be compared first.
  constexpr std::span<const Rank> deciding() const { return {deciding_.data(), count_}; }

  friend constexpr auto operator<=>(const HighValue&, const HighValue&) = default;

 private:
  // The order of the members is the order of comparison. The category and the count follow from the
  // place, so they never decide.
  std::uint8_t place_ = 0;
  std::array<Rank, 5> deciding_ = {};
  Category category_ = Category::odd_cards;
  std::uint8_t count_ = 0;
};
static_assert(std::is_trivially_copyable_v<HighValue> && sizeof(HighValue) == 8);

}  // namespace cardroom
