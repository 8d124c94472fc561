// EightOrLess: the low of two hole cards and three communal cards where only eight or less takes
// part (H-10). Pairs never qualify, so only the ranks present matter, and one look-up is enough.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "eval/tables/rank_table.h"

namespace cardroom {

class EightOrLess {
 public:
  EightOrLess(const LowOrder& order, const RankTable& five);

  // The Joker must not be among the cards.
  Strength best_two_of(std::span<const Card> hole, std::span<const Card> board) const {
    return of_ranks(256U * ranks(board) + ranks(hole));
  }
  // From the ranks of the board, times 256, and those of the hole.
  Strength of_ranks(unsigned both) const { return values_[both]; }
  // The rank of a card as a bit, if it is up to eight; the ranks of several are put together by
  // "or".
  unsigned bit_of(Card card) const { return bits_[static_cast<std::size_t>(card.index())]; }

 private:
  unsigned ranks(std::span<const Card> cards) const {
    unsigned ranks = 0;
    for (const Card card : cards) ranks |= bit_of(card);
    return ranks;
  }

  std::array<std::uint8_t, Card::joker_index> bits_ = {};  // One for a rank up to eight, else 0.
  std::vector<std::uint8_t> values_;                       // By the ranks of board and hole.
};

}  // namespace cardroom
