// SuitTable: what cards of one suit are worth as a flush or better.
#pragma once

#include <bit>
#include <span>
#include <vector>

#include "eval/tables/hand_key.h"
#include "eval/tables/strength.h"

namespace cardroom {

class SuitTable {
 public:
  // From the strengths of exactly five of a suit, by their ranks_in_suit().
  explicit SuitTable(std::vector<Strength> of_five);

  // By the ranks_in_suit() of five or more cards.
  Strength operator[](unsigned ranks) const { return values_[ranks]; }
  unsigned size() const { return static_cast<unsigned>(values_.size()); }

  // The best hand of the suit, which has five or more of these cards. Not inlined: few hands come
  // here, and the others keep their registers.
  [[gnu::noinline]] Strength best(std::span<const Card> cards, Suit suit) const;

  // The same for the hole and the board together.
  [[gnu::noinline]] Strength best_of_all(std::span<const Card> hole, std::span<const Card> board,
                                         Suit suit) const;

  // The best of exactly two cards of the suit in the hole and three on the board, which must be
  // there.
  [[gnu::noinline]] Strength best_two_of(std::span<const Card> hole, std::span<const Card> board,
                                         Suit suit) const;

  // The same from the ranks_in_suit() of the hole and of the board.
  struct HoleAndBoardRanks {
    unsigned hole = 0;
    unsigned board = 0;
  };
  Strength best_two_of(const HoleAndBoardRanks& ranks) const {
    if (std::popcount(ranks.hole) == 2 && std::popcount(ranks.board) == 3) [[likely]]
      return values_[ranks.hole | ranks.board];
    return best_choice(ranks);
  }

 private:
  [[gnu::noinline]] Strength best_choice(const HoleAndBoardRanks& ranks) const;

  std::vector<Strength> values_;
};

}  // namespace cardroom
