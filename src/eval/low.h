// Low: ranks low hands of one order by tables made from the five-card comparator.
#pragma once

#include <span>
#include <vector>

#include "base/check.h"
#include "eval/rank_table.h"
#include "eval/strength.h"

namespace cardroom {

class Low {
 public:
  // The ranking of this order: made when first asked for, by whichever thread, and kept. Keep the
  // reference.
  static const Low& of(const LowOrder& order);

  // The best low hand, which is the lowest, of five, six or seven different cards of the order's
  // deck. 0 where none qualifies (H-10).
  Strength best(std::span<const Card> cards) const;

  // Of exactly two of two, three or four hole cards and three of three, four or five communal
  // cards.
  Strength best_two_of(std::span<const Card> hole, std::span<const Card> board) const;

  // Odd cards, or what equal ranks make. Of a strength that this ranking gave, other than 0.
  Category category(Strength strength) const { return categories_[strength]; }

 private:
  Low(const LowOrder& order, FiveCardStrengths strengths);
  static Low make(const LowOrder& order) { return {order, strengths_of(order)}; }

  RankTable five_;
  RankTable six_;
  RankTable seven_;
  std::vector<Category> categories_;
};

inline Strength Low::best(std::span<const Card> cards) const {
  switch (cards.size()) {
    case 7:
      return seven_[key_of(cards.first<7>())];
    case 6:
      return six_[key_of(cards.first<6>())];
    default:
      check(cards.size() == 5, "a hand is ranked of five, six or seven cards");
      return five_[key_of(cards.first<5>())];
  }
}

}  // namespace cardroom
