#include "eval/tables/rows.h"

#include <bit>

namespace cardroom {

namespace {

Row row_of_ranks(const RanksHeld& held, Deck deck, const RankTable& with_last) {
  Row row;
  const HandKey key = key_of(held);
  for (std::size_t place = 0; place < held.size(); ++place) {
    const int copies = place == joker_place ? 1 : suit_count;
    if (deck.contains(card_at(place)) && held[place] < copies)
      row.with[place] = with_last[key + HandKey(card_at(place))];
  }
  return row;
}

Row row_of_suit(unsigned ranks, const SuitTable& suits) {
  Row row;
  for (unsigned place = 0; place <= joker_place; ++place) {
    const unsigned with_last = ranks | 1U << place;
    if (with_last != ranks && with_last < suits.size()) row.with[place] = suits[with_last];
  }
  return row;
}

}  // namespace

Rows::Rows(const High& high, int cards)
    : suits_(&high.by_suit()),
      index_(&RankIndex::of(high.order().deck, cards)),
      rows_(index_->size()),
      place_of_suit_(suits_->size()) {
  const Deck deck = high.order().deck;
  for_each_ranks(deck, cards, [&](const RanksHeld& held) {
    rows_[(*index_)[key_of(held)]] = row_of_ranks(held, deck, high.by_ranks(cards + 1));
  });
  for (unsigned ranks = 0; ranks < suits_->size(); ++ranks) {
    if (std::popcount(ranks) < 4 || std::popcount(ranks) > cards) continue;
    place_of_suit_[ranks] = static_cast<std::uint16_t>(of_suit_.size());
    of_suit_.push_back(row_of_suit(ranks, *suits_));
  }
}

const Rows& Rows::of(const HighOrder& order, int cards) {
  static Shelf<Rows, 2 * high_order_places> shelf;
  check(cards == 4 || cards == 6, "there are rows of four and of six cards");
  const std::size_t place = 2 * place_of(order) + (cards == 6 ? 1 : 0);
  return shelf.at(place, [&] { return Rows(High::of(order), cards); });
}

}  // namespace cardroom
