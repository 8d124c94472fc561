// Every hand of a deck in order, by rows: the sum of the strengths of all of them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eval/rows.h"
#include "row_sum.h"

namespace cardroom::bench {

class InOrder {
 public:
  // Of five or of seven cards.
  InOrder(const HighOrder& order, int cards);

  // Ranks every hand once.
  std::uint64_t sum() const;
  std::uint64_t hands() const { return hands_; }

 private:
  struct Held {
    HandKey key;
    SuitRanks ranks;
  };

  // All hands that begin with these cards, of which `lacking` more come before the last.
  std::uint64_t from(const Held& held, std::size_t next, int lacking) const;
  void add_last_two(RowSum& sum, const Held& held, std::size_t next) const;
  void add_suited(RowSum& sum, const Held& held, std::size_t last_but_one) const;

  const Rows* rows_;
  int cards_;
  std::vector<Held> deck_;
  // The cards after each card of the deck: of each rank, and of each rank in a suit.
  std::vector<Weights> after_;
  std::vector<std::array<Weights, suit_count>> after_in_suit_;
  std::vector<std::array<Weights, suit_count>> after_in_others_;
  std::uint64_t hands_ = 1;
};

}  // namespace cardroom::bench
