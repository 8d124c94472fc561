// Low: ranks low hands of one order with tables made from the five-card comparator.
#pragma once

#include <span>
#include <vector>

#include "base/check.h"
#include "eval/badugi.h"
#include "eval/eight_or_less.h"
#include "eval/high.h"
#include "eval/tables/board_table.h"
#include "eval/tables/rank_table.h"
#include "eval/tables/shelf.h"
#include "eval/tables/strength.h"

namespace cardroom {

class Low {
 public:
  // The ranking of this order. It is made when a thread first asks for it, and kept for the
  // process. Keep the reference.
  static const Low& of(const LowOrder& order);
  // One that is not kept.
  explicit Low(const LowOrder& order)
      : Low(order, order.kind == LowKind::ranks ? strengths_of(order) : FiveCardStrengths{}) {}

  // The best low hand, which is the lowest, of five, six or seven different cards of the order's
  // deck. 0 where no hand qualifies (H-10). Where suits count there are no more than five cards.
  Strength best(std::span<const Card> cards) const;

  // Uses exactly two of two, three or four hole cards and three of three, four or five communal
  // cards.
  Strength best_two_of(std::span<const Card> hole, std::span<const Card> board) const;

  // Makes the table that best_two_of() reads; otherwise its first call makes it.
  void make_ready_for_boards() const {
    if (order_.qualifier == LowQualifier::eight)
      eight_or_less();
    else
      boards();
  }

  // Odd cards, or the category of equal ranks. For a strength that this ranking gave, other than 0.
  Category category(Strength strength) const {
    if (upside_down_ != nullptr) return upside_down_->category(upside_down_->end() - strength);
    return order_.kind == LowKind::badugi ? Category::odd_cards : categories_[strength];
  }

  // Where only eight or less takes part: the table that best_two_of() reads.
  const EightOrLess& eight_or_less() const {
    return eight_or_less_.at(0, [this] { return EightOrLess(order_, five_); });
  }

 private:
  Low(const LowOrder& order, FiveCardStrengths strengths);

  const BoardTable& boards() const {
    return boards_.at(0, [this] { return BoardTable(order_.deck, five_); });
  }
  // Hands in which suits count.
  Strength best_with_suits(std::span<const Card> cards) const;
  // For any low hand, from the table of boards.
  Strength best_with_row(std::span<const Card> hole, std::span<const Card> board) const;
  // Where the tables have no answer: boards that are not yet complete, and hands with the Joker.
  Strength try_all(std::span<const Card> hole, std::span<const Card> board) const;

  LowOrder order_;
  RankTable five_;
  RankTable six_;
  RankTable seven_;
  std::vector<Category> categories_;
  const High* upside_down_ = nullptr;  // Deuce to seven: the worst high hand is the best.
  mutable Shelf<EightOrLess, 1> eight_or_less_;
  mutable Shelf<BoardTable, 1> boards_;
};

inline Strength Low::best(std::span<const Card> cards) const {
  switch (cards.size()) {
    case 7:
      return seven_[key_of(cards.first<7>())];
    case 6:
      return six_[key_of(cards.first<6>())];
    default:
      if (order_.kind != LowKind::ranks) return best_with_suits(cards);
      check(cards.size() == 5, "a hand is ranked of five, six or seven cards");
      return five_[key_of(cards.first<5>())];
  }
}

inline Strength Low::best_two_of(std::span<const Card> hole, std::span<const Card> board) const {
  if (order_.deck.has_joker() && (key_of(hole).has_joker() || key_of(board).has_joker()))
    return try_all(hole, board);
  if (order_.qualifier == LowQualifier::eight) return eight_or_less().best_two_of(hole, board);
  return board.size() == 5 ? best_with_row(hole, board) : try_all(hole, board);
}

}  // namespace cardroom
