#include "eval/tables/board_table.h"

namespace cardroom {

namespace {

struct Ranks {
  int lowest;
  std::uint32_t pairs;
};

Ranks ranks_of(Deck deck) {
  const int ranks = deck.natural_cards() / suit_count;
  return {static_cast<int>(deck.lowest()), static_cast<std::uint32_t>(ranks * (ranks + 1) / 2)};
}

// What three ranks of the board make with every two in the hole. More than four cards of a rank
// cannot occur; those entries are never read.
std::vector<Strength> row_of_three(Deck deck, const RankTable& five, const RanksHeld& three) {
  const Ranks ranks = ranks_of(deck);
  std::vector<Strength> row(ranks.pairs);
  for (int b = ranks.lowest; b < rank_count; ++b)
    for (int a = ranks.lowest; a <= b; ++a) {
      RanksHeld held = three;
      const auto possible = [&](int rank) {
        return ++held[static_cast<std::size_t>(rank)] <= suit_count;
      };
      const bool both = possible(a) && possible(b);
      if (both) row[detail::place_of_pair(a, b)] = five[key_of(held)];
    }
  return row;
}

std::size_t place_of_three(const RanksHeld& three) {
  std::size_t place = 0;
  for (std::size_t rank = 0; rank < rank_count; ++rank)
    for (int copy = 0; copy < three[rank]; ++copy) place = rank_count * place + rank;
  return place;
}

// Calls visit with the ranks of each three of the board's five, which remain when two are removed.
template <class Visit>
void for_each_three(const RanksHeld& board, Visit&& visit) {
  for (std::size_t a = 0; a < rank_count; ++a)
    for (std::size_t b = a; b < rank_count && board[a] != 0; ++b) {
      RanksHeld three = board;
      if (three[a]-- == 0 || three[b]-- == 0) continue;
      visit(three);
    }
}

}  // namespace

BoardTable::BoardTable(Deck deck, const RankTable& five)
    : index_(&RankIndex::of(*Deck::of(deck.natural_cards()), 5)),
      stride_(ranks_of(deck).pairs),
      values_(std::size_t{stride_} * index_->size()) {
  const Deck natural = *Deck::of(deck.natural_cards());
  std::vector<std::vector<Strength>> of_three(rank_count * rank_count * rank_count);
  for_each_ranks(natural, 3, [&](const RanksHeld& three) {
    of_three[place_of_three(three)] = row_of_three(natural, five, three);
  });
  for_each_ranks(natural, 5, [&](const RanksHeld& board) {
    Strength* const row = values_.data() + std::size_t{stride_} * (*index_)[key_of(board)];
    for_each_three(board, [&](const RanksHeld& three) {
      const auto& with = of_three[place_of_three(three)];
      for (std::size_t pair = 0; pair < with.size(); ++pair)
        row[pair] = std::max(row[pair], with[pair]);
    });
  });
}

}  // namespace cardroom
