#include "in_order.h"

#include <algorithm>

namespace cardroom::bench {

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
  return from(deck_[part], part + 1, cards_ - 3);
}

std::uint64_t InOrder::from(const Held& held, std::size_t next, int lacking) const {
  std::uint64_t sum = 0;
  if (lacking > 1) {
    for (; next < deck_.size(); ++next)
      sum +=
          from({held.key + deck_[next].key, held.ranks + deck_[next].ranks}, next + 1, lacking - 1);
    return sum;
  }
  RowSum rows;
  for (; next < deck_.size(); ++next)
    rows =
        add_last_two(rows, {held.key + deck_[next].key, held.ranks + deck_[next].ranks}, next + 1);
  return rows.total();
}

// The cards of a rank follow each other and share one row. After the first rank, which may be
// incomplete, come whole ranks; the very last card has no card after it and counts 0.
inline RowSum InOrder::add_last_two(RowSum sum, const Held& held, std::size_t next) const {
  if (held.key.has_suit_of<3>()) sum = add_suits(sum, held, next);
  const auto add_rank = [&](std::size_t end) {
    const Row& row = (*rows_)[held.key + deck_[next].key];
    for (; next < end; ++next) sum.add(row, after_[next]);
  };
  if (next % suit_count != 0) add_rank(end_of_rank_[next]);
  while (next + 1 < deck_.size()) add_rank(next + suit_count);
  return sum;
}

// Where five cards have three of a suit, a sixth card of the suit makes the last card's suit count;
// where they have four, any sixth card does.
inline RowSum InOrder::add_suits(RowSum sum, const Held& held, std::size_t next) const {
  std::size_t step = 1;
  if (!held.key.has_suit_of<4>()) {
    next += (static_cast<std::size_t>(held.key.suit_of<3>()) - next) % suit_count;
    step = suit_count;
  }
  for (; next + 1 < deck_.size(); next += step) {
    const SuitedRows rows =
        rows_->suited(held.key + deck_[next].key, held.ranks + deck_[next].ranks);
    const auto suit = static_cast<std::size_t>(rows.suit);
    sum.add_above(*rows.of_suit, *rows.by_ranks, after_in_suit_[next][suit]);
    sum.add_above(rows.flush, *rows.by_ranks, after_in_others_[next][suit]);
  }
  return sum;
}

}  // namespace cardroom::bench
