// Every hand of a deck in order, row by row: the sum of all strengths.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eval/tables/rows.h"
#include "row_sum.h"

namespace cardroom::bench {

class InOrder {
 public:
  // For five or for seven cards.
  InOrder(const HighOrder& order, int cards);

  // The hands are ranked once each, in parts by their first card.
  std::size_t parts() const { return deck_.size() - static_cast<std::size_t>(cards_) + 1; }
  std::uint64_t hands(std::size_t part) const;
  std::uint64_t sum(std::size_t part) const;

 private:
  // How it is summed, for any processor and for wide ones (walk.inc).
  friend class PlainWalk;
  friend class WideWalk;

  struct Held {
    HandKey key;
    SuitRanks ranks;
  };

  const Rows* rows_;
  int cards_;
  std::vector<Held> deck_;
  std::vector<std::size_t> end_of_rank_;  // For each card of the deck, the index after its rank.
  // For each card of the deck, the cards after it: of each rank, and of each rank in a suit.
  std::vector<Weights> after_;
  std::vector<std::array<Weights, suit_count>> after_in_suit_;
  std::vector<std::array<Weights, suit_count>> after_in_others_;
};

}  // namespace cardroom::bench
