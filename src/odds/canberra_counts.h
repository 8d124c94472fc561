// Every deal of Canberra Poker, counted: for each class of player's hands and each up card, how
// many of the dealer's hands do not qualify, are lower, are equal. Exact, by inclusion and
// exclusion over the player's cards; docs/canberra.md says how.
#pragma once

#include <cstdint>
#include <vector>

#include "base/progress.h"
#include "odds/player_classes.h"

namespace cardroom::odds {

inline constexpr std::int64_t dealer_hands = 163'185;  // Four more cards of 46.
inline constexpr std::int64_t up_cards = 47;           // The 52 cards less the player's five.
inline constexpr std::int64_t all_deals = hands_of_five * up_cards * dealer_hands;
static_assert(all_deals == 19'933'230'517'200);

// Counts the dealer's hands that hold one up card and none of the player's cards.
struct DealerCount {
  std::int32_t not_qualified = 0;
  std::int32_t lower = 0;  // Qualifies, and the player's hand is higher.
  std::int32_t equal = 0;

  constexpr std::int32_t higher() const {
    return static_cast<std::int32_t>(dealer_hands) - not_qualified - lower - equal;
  }
  friend constexpr bool operator==(const DealerCount&, const DealerCount&) = default;
};

class CanberraCounts {
 public:
  static CanberraCounts make(int threads, const Progress& progress = {});

  const std::vector<PlayerClass>& classes() const { return classes_; }
  // The up card must not be one of the class's own cards.
  DealerCount at(std::size_t player_class, int up_card) const {
    return counts_[player_class * 52 + static_cast<std::size_t>(up_card)];
  }

 private:
  std::vector<PlayerClass> classes_;
  std::vector<DealerCount> counts_;
};

}  // namespace cardroom::odds
