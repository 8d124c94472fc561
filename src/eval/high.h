// High: ranks high hands of one order by tables. Fast; what a hand is worth comes from the
// five-card comparator, from which the tables are made.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "base/check.h"
#include "eval/rank_table.h"
#include "eval/strength.h"

namespace cardroom {

class High {
 public:
  // The ranking of this order: made when first asked for, by whichever thread, and kept. Keep the
  // reference.
  static const High& of(const HighOrder& order);

  // The best five of five, six or seven different cards of the order's deck.
  Strength best(std::span<const Card> cards) const;

  // M95-14.1, O95-14.1, H-08: exactly two of two, three or four hole cards and three of three, four
  // or five communal cards.
  Strength best_two_of(std::span<const Card> hole, std::span<const Card> board) const;

  // Of a strength that this ranking gave, other than 0.
  Category category(Strength strength) const { return categories_[strength]; }
  // One more than the strength of the best hand there is.
  Strength end() const { return static_cast<Strength>(categories_.size()); }

 private:
  High(const HighOrder& order, FiveCardStrengths strengths);
  static High make(const HighOrder& order) { return {order, strengths_of(order)}; }

  Strength best(const RankTable& table, std::span<const Card> cards) const {
    const HandKey key = key_of(cards);
    const Strength by_ranks = table[key];
    if (!key.has_suit_of<5>()) [[likely]]
      return by_ranks;
    // Next to a flush there may be more where the Joker is: four of a kind, or a full house.
    return std::max(by_ranks, by_suit_[ranks_in_suit(cards, key.suit_of<5>())]);
  }

  RankTable five_;
  RankTable six_;
  RankTable seven_;
  std::vector<Strength> by_suit_;  // By ranks_in_suit() of five and more.
  std::vector<Category> categories_;
};

inline Strength High::best(std::span<const Card> cards) const {
  switch (cards.size()) {
    case 7:
      return best(seven_, cards.first<7>());
    case 6:
      return best(six_, cards.first<6>());
    default:
      check(cards.size() == 5, "a hand is ranked of five, six or seven cards");
      return best(five_, cards.first<5>());
  }
}

}  // namespace cardroom
