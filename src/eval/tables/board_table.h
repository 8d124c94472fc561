// BoardTable: what two hole cards make of three out of five communal cards by ranks only. There is
// a row for the ranks of the board, with a place for each two ranks in the hole: Omaha reads six
// places of a row instead of trying sixty hands.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/check.h"
#include "eval/tables/rank_table.h"

namespace cardroom {

namespace detail {

// The place in a row of two ranks, the Ace first, so a reduced deck needs only the first ones.
constexpr std::uint8_t place_of_pair(int rank, int other) {
  const int lower = rank_count - 1 - std::min(rank, other);
  const int higher = rank_count - 1 - std::max(rank, other);
  return static_cast<std::uint8_t>(lower * (lower + 1) / 2 + higher);
}

inline constexpr auto pair_places = [] {
  std::array<std::uint8_t, 16 * rank_count> places = {};
  for (int rank = 0; rank < rank_count; ++rank)
    for (int other = 0; other < rank_count; ++other)
      places[16 * static_cast<std::size_t>(rank) + static_cast<std::size_t>(other)] =
          place_of_pair(rank, other);
  return places;
}();

}  // namespace detail

// The places of two cards of natural ranks in each of many deals.
[[gnu::always_inline]] inline void places_of_pairs(const Lanes& one, const Lanes& other,
                                                   Lanes& places) {
  const Lanes lowest = Lanes{} + static_cast<std::uint16_t>(rank_count - 1);
  const Lanes a = lowest - (one >> 2);
  const Lanes b = lowest - (other >> 2);
  const Lanes lower = a > b ? a : b;
  const Lanes higher = a > b ? b : a;
  places = (lower * (lower + 1) >> 1) + higher;
}

// The row of one board. It belongs to its table.
class BoardRow {
 public:
  BoardRow() = default;
  explicit BoardRow(const Strength* row) : row_(row) {}

  // The best of any two of the hole cards, none of which is the Joker.
  template <std::size_t Cards>
  Strength best(std::span<const Card, Cards> hole) const {
    Strength best = 0;
    for (std::size_t b = 1; b < Cards; ++b)
      for (std::size_t a = 0; a < b; ++a) {
        const auto ranks =
            16U * static_cast<unsigned>(hole[a].rank()) + static_cast<unsigned>(hole[b].rank());
        best = std::max(best, row_[detail::pair_places[ranks]]);
      }
    return best;
  }

  // The same for two to six of them.
  Strength best(std::span<const Card> hole) const {
    switch (hole.size()) {
      case 2:
        return best(hole.first<2>());
      case 3:
        return best(hole.first<3>());
      case 4:
        return best(hole.first<4>());
      case 5:
        return best(hole.first<5>());
      default:
        check(hole.size() == 6, "a player holds two to six hole cards");
        return best(hole.first<6>());
    }
  }

  // By the place of a pair of ranks in the row.
  Strength operator[](std::size_t pair) const { return row_[pair]; }

 private:
  const Strength* row_ = nullptr;
};

class BoardTable {
 public:
  BoardTable(Deck deck, const RankTable& five);

  // For five natural cards.
  BoardRow operator[](HandKey board) const {
    return BoardRow(values_.data() + std::size_t{stride_} * (*index_)[board]);
  }
  // The same for one of many boards.
  [[gnu::always_inline]] BoardRow at(const HandKeys& boards, std::size_t lane) const {
    return BoardRow(values_.data() + std::size_t{stride_} * index_->at(boards, lane));
  }
  std::size_t bytes() const { return values_.size() * sizeof(Strength); }

 private:
  const RankIndex* index_;
  std::uint32_t stride_;
  std::vector<Strength> values_;
};

}  // namespace cardroom
