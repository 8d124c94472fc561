#include "in_order.h"

#include <algorithm>

namespace cardroom::bench {

#define Walk PlainWalk
class PlainWalk {
  using RowSum = PlainSum;
#include "walk.inc"
};
#undef Walk

#if defined(CARDROOM_WIDE_ROWS)
#if !defined(__clang__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2")
#endif
#define Walk WideWalk
class WideWalk {
  using RowSum = WideSum;
#include "walk.inc"
};
#undef Walk
#if !defined(__clang__)
#pragma GCC pop_options
#endif
#endif

InOrder::InOrder(const HighOrder& order, int cards)
    : rows_(&Rows::of(order, cards - 1)), cards_(cards) {
  std::vector<Card> deck;
  for (const Card card : order.deck.cards()) deck.push_back(card);
  after_.resize(deck.size());
  after_in_suit_.resize(deck.size());
  after_in_others_.resize(deck.size());
  for (std::size_t at = 0; at < deck.size(); ++at) {
    deck_.push_back({HandKey(deck[at]), SuitRanks(deck[at])});
    end_of_rank_.push_back(at + suit_count - static_cast<std::size_t>(deck[at].index() % 4));
    for (std::size_t last = at + 1; last < deck.size(); ++last) {
      const auto place = static_cast<std::size_t>(deck[last].index() / 4);
      ++after_[at].with[place];
      for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const bool of_suit = deck[last].is_joker() || deck[last].suit() == static_cast<Suit>(suit);
        ++(of_suit ? after_in_suit_ : after_in_others_)[at][suit].with[place];
      }
    }
  }
}

std::uint64_t InOrder::hands(std::size_t part) const {
  std::uint64_t hands = 1;
  for (std::size_t chosen = 0; chosen + 1 < static_cast<std::size_t>(cards_); ++chosen)
    hands = hands * (deck_.size() - part - 1 - chosen) / (chosen + 1);
  return hands;
}

std::uint64_t InOrder::sum(std::size_t part) const {
#if defined(CARDROOM_WIDE_ROWS)
  if (__builtin_cpu_supports("avx2") != 0) return WideWalk(*this).sum(part);
#endif
  return PlainWalk(*this).sum(part);
}

}  // namespace cardroom::bench
