#include "in_order.h"

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
    for (std::size_t last = at + 1; last < deck.size(); ++last) {
      const auto place = static_cast<std::size_t>(deck[last].index() / 4);
      ++after_[at].with[place];
      for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const bool of_suit = deck[last].is_joker() || deck[last].suit() == static_cast<Suit>(suit);
        ++(of_suit ? after_in_suit_ : after_in_others_)[at][suit].with[place];
      }
    }
  }
  for (std::size_t chosen = 0; chosen < static_cast<std::size_t>(cards); ++chosen)
    hands_ = hands_ * (deck.size() - chosen) / (chosen + 1);
}

std::uint64_t InOrder::sum() const { return from({}, 0, cards_ - 2); }

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
    add_last_two(rows, {held.key + deck_[next].key, held.ranks + deck_[next].ranks}, next + 1);
  return rows.total();
}

void InOrder::add_last_two(RowSum& sum, const Held& held, std::size_t next) const {
  for (; next < deck_.size(); ++next) {
    const HandKey key = held.key + deck_[next].key;
    if (Rows::suit_counts(key)) [[unlikely]]
      add_suited(sum, {key, held.ranks + deck_[next].ranks}, next);
    else
      sum.add((*rows_)[key], after_[next]);
  }
}

void InOrder::add_suited(RowSum& sum, const Held& held, std::size_t last_but_one) const {
  const SuitedRows rows = rows_->suited(held.key, held.ranks);
  const auto suit = static_cast<std::size_t>(rows.suit);
  sum.add(rows.of_suit, after_in_suit_[last_but_one][suit]);
  sum.add(rows.others, after_in_others_[last_but_one][suit]);
}

}  // namespace cardroom::bench
