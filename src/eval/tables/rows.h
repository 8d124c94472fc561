// Rows: what a hand that lacks one card is worth with every card that may come last. A row has a
// place for each rank, so enumerations rank all last cards with one look-up and compare players
// rank by rank.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "eval/high.h"

namespace cardroom {

// By the rank of the last card, the two first; then the Joker and two places that stay 0. Ranks
// that cannot come, and those not in the deck, are 0 too.
struct alignas(32) Row {
  std::array<Strength, 16> with = {};

  Strength operator[](Card last) const { return with[static_cast<std::size_t>(last.index() / 4)]; }
  friend bool operator==(const Row&, const Row&) = default;
};

// The ranks held in each suit, in 16 bits each: ranks_in_suit() of all suits at once. Like a key,
// it is made by additions.
class SuitRanks {
 public:
  constexpr SuitRanks() = default;
  constexpr explicit SuitRanks(Card card)
      : bits_(card.is_joker()
                  ? joker_bit * 0x0001'0001'0001'0001
                  : 1ULL << (16 * static_cast<int>(card.suit()) + static_cast<int>(card.rank()))) {}
  constexpr SuitRanks& operator+=(SuitRanks other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr SuitRanks operator+(SuitRanks left, SuitRanks right) { return left += right; }
  constexpr unsigned in(Suit suit) const {
    return static_cast<std::uint16_t>(bits_ >> (16 * static_cast<int>(suit)));
  }

 private:
  std::uint64_t bits_ = 0;
};

// The rows to use where a last card of one suit can make a flush, or there is already a flush. The
// rows belong to their table.
struct SuitedRows {
  Suit suit;
  Strength flush;       // The flush that is already there; 0 if there is none.
  const Row* by_ranks;  // Whatever the last card's suit.
  const Row* of_suit;   // The last card is of the suit, or the Joker, and makes a flush.

  // The best of these: with the Joker there may be something better than a flush.
  Strength operator[](Card last) const {
    const bool counts = last.is_joker() || last.suit() == suit;
    return std::max((*by_ranks)[last], counts ? (*of_suit)[last] : flush);
  }
};

class Rows {
 public:
  // For four cards, as the best of five, or for six, as the best of seven. Made when first asked
  // for, and kept.
  static const Rows& of(const HighOrder& order, int cards);
  Rows(const High& high, int cards);

  // Whether the last card's suit can matter. If not, the plain row is the answer.
  static bool suit_counts(HandKey cards) { return cards.has_suit_of<4>(); }

  // By ranks only.
  const Row& operator[](HandKey cards) const { return rows_[(*index_)[cards]]; }

  // Only where suit_counts().
  SuitedRows suited(HandKey cards, SuitRanks ranks) const;

  std::size_t bytes() const {
    return (rows_.size() + of_suit_.size()) * sizeof(Row) + place_of_suit_.size() * 2;
  }

 private:
  const SuitTable* suits_;
  const RankIndex* index_;
  std::vector<Row> rows_;
  std::vector<Row> of_suit_;                  // A row for each set of four or more ranks of a suit.
  std::vector<std::uint16_t> place_of_suit_;  // Which row, by ranks_in_suit().
};

inline SuitedRows Rows::suited(HandKey cards, SuitRanks ranks) const {
  const Suit suit = cards.suit_of<4>();
  const unsigned in_suit = ranks.in(suit);
  return {.suit = suit,
          .flush = (*suits_)[in_suit],
          .by_ranks = &(*this)[cards],
          .of_suit = &of_suit_[place_of_suit_[in_suit]]};
}

}  // namespace cardroom
