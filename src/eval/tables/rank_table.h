// RankTable: what a given number of cards of a deck is worth by ranks only.
#pragma once

#include <utility>
#include <vector>

#include "eval/tables/rank_index.h"
#include "eval/tables/strength.h"

namespace cardroom {

class RankTable {
 public:
  RankTable(const RankIndex& index, std::vector<Strength> values)
      : index_(&index), values_(std::move(values)) {}

  Strength operator[](HandKey key) const { return values_[(*index_)[key]]; }
  // Where one of many hands is, and what is there.
  [[gnu::always_inline]] std::uint32_t place(const HandKeys& keys, std::size_t lane) const {
    return index_->at(keys, lane);
  }
  [[gnu::always_inline]] Strength at(std::uint32_t place) const { return values_[place]; }
  std::size_t bytes() const { return values_.size() * sizeof(Strength); }

 private:
  const RankIndex* index_;
  std::vector<Strength> values_;
};

// The table for one card more: the best that is left when a card is removed.
RankTable with_one_more(const RankTable& table, Deck deck, int cards);

}  // namespace cardroom
