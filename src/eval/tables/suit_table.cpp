#include "eval/tables/suit_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace cardroom {

namespace {

constexpr unsigned lowest_bit(unsigned ranks) { return ranks & (0 - ranks); }
constexpr unsigned without_lowest(unsigned ranks) { return ranks & (ranks - 1); }

// Calls visit with each pair of the ranks.
template <class Visit>
void for_each_two(unsigned ranks, Visit&& visit) {
  for (; ranks != 0; ranks = without_lowest(ranks))
    for (unsigned others = without_lowest(ranks); others != 0; others = without_lowest(others))
      visit(lowest_bit(ranks) | lowest_bit(others));
}

}  // namespace

// The strengths of more than five cards: the best that is left when one card is removed.
SuitTable::SuitTable(std::vector<Strength> of_five) : values_(std::move(of_five)) {
  for (unsigned ranks = 0; ranks < values_.size(); ++ranks) {
    if (std::popcount(ranks) <= 5) continue;
    for (unsigned aside = ranks; aside != 0; aside = without_lowest(aside))
      values_[ranks] = std::max(values_[ranks], values_[ranks & ~lowest_bit(aside)]);
  }
}

Strength SuitTable::best(std::span<const Card> cards, Suit suit) const {
  return values_[ranks_in_suit(cards, suit)];
}

Strength SuitTable::best_of_all(std::span<const Card> hole, std::span<const Card> board,
                                Suit suit) const {
  return values_[ranks_in_suit(hole, suit) | ranks_in_suit(board, suit)];
}

Strength SuitTable::best_two_of(std::span<const Card> hole, std::span<const Card> board,
                                Suit suit) const {
  return best_two_of({ranks_in_suit(hole, suit), ranks_in_suit(board, suit)});
}

Strength SuitTable::best_choice(const HoleAndBoardRanks& ranks) const {
  Strength best = 0;
  for_each_two(ranks.hole, [&](unsigned two) {
    for (unsigned third = ranks.board; third != 0; third = without_lowest(third))
      for_each_two(without_lowest(third), [&](unsigned others) {
        best = std::max(best, values_[two | lowest_bit(third) | others]);
      });
  });
  return best;
}

}  // namespace cardroom
