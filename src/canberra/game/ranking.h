// What a hand of Canberra Poker is worth, and whether the dealer plays with it.
#pragma once

#include "eval/compare.h"
#include "eval/high.h"

namespace cardroom::canberra {

// CP17-2.6 to 2.9, H-15: full house over flush; the Ace also low in straights and straight flushes.
inline constexpr HighOrder hand_order{Deck::full(), HandOrder::full, AceInStraights::high_and_low,
                                      Kickers::all_count};

class Ranking {
 public:
  static const Ranking& get() {
    static const Ranking ranking;
    return ranking;
  }

  // CP17-2.5: all five cards count.
  Strength strength(const FiveCards& cards) const { return high_.best(cards); }
  Category category(Strength strength) const { return high_.category(strength); }
  Category category(const FiveCards& cards) const { return category(strength(cards)); }

  // CP17-9.2, K-01: an Ace and a King, or anything higher.
  bool qualifies(Strength dealer) const { return dealer >= least_qualifying_; }
  Strength least_qualifying() const { return least_qualifying_; }
  const High& high() const { return high_; }

 private:
  Ranking() = default;

  const High& high_ = High::of(hand_order);
  Strength least_qualifying_ =
      high_.best(FiveCards{"As"_card, "Kd"_card, "4c"_card, "3h"_card, "2s"_card});
};

}  // namespace cardroom::canberra
