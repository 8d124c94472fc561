#include "bots/simple/quick_discards.h"

#include <algorithm>

#include "bots/simple/looks.h"

namespace cardroom::bots {

namespace {

CardSet cards_of(const Hand& hand) {
  CardSet cards;
  for (std::size_t at = 0; at < hand.count; ++at) cards.insert(hand.cards[at]);
  return cards;
}

CardSet jokers_in(CardSet cards) { return cards & CardSet{Card::joker()}; }

CardSet of_rank(CardSet cards, Rank rank) {
  CardSet same;
  for (const Card card : cards - jokers_in(cards))
    if (card.rank() == rank) same.insert(card);
  return same;
}

CardSet of_suit(CardSet cards, Suit suit) {
  CardSet same;
  for (const Card card : cards - jokers_in(cards))
    if (card.suit() == suit) same.insert(card);
  return same;
}

// Pairs, threes and fours.
CardSet groups_in(CardSet cards) {
  CardSet groups;
  for (const Card card : cards - jokers_in(cards))
    if (const CardSet same = of_rank(cards, card.rank()); same.size() > 1) groups = groups | same;
  return groups;
}

// The four or five cards of one suit, or an empty set.
CardSet flush_in(CardSet cards) {
  for (int suit = 0; suit < suit_count; ++suit) {
    const CardSet same = of_suit(cards, static_cast<Suit>(suit)) | jokers_in(cards);
    if (same.size() >= 4) return same;
  }
  return {};
}

bool is_run(CardSet cards) {
  int lowest = rank_count;
  int highest = 0;
  for (const Card card : cards - jokers_in(cards)) {
    lowest = std::min(lowest, static_cast<int>(card.rank()));
    highest = std::max(highest, static_cast<int>(card.rank()));
  }
  return groups_in(cards).empty() && highest - lowest <= 4;
}

CardSet highest_two(CardSet cards) {
  CardSet kept = jokers_in(cards);
  while (kept.size() < 2) {
    Card highest;
    for (const Card card : cards - kept)
      if (highest.is_none() || card.rank() >= highest.rank()) highest = card;
    kept.insert(highest);
  }
  return kept;
}

CardSet keep_high(CardSet cards) {
  if (is_run(cards)) return cards;
  const CardSet flush = flush_in(cards);
  if (flush.size() == 5) return flush;
  const CardSet groups = groups_in(cards);
  if (!groups.empty()) return groups | jokers_in(cards);
  return flush.empty() ? highest_two(cards) : flush;
}

// The cards up to an eight, one of each rank; in badugi up to a nine and one of each suit as well.
CardSet keep_low(const LowOrder& order, CardSet cards) {
  const bool by_suit = order.kind == LowKind::badugi;
  CardSet kept;
  unsigned suits = 0;
  for (int value = 0; value <= (by_suit ? 8 : 7); ++value)
    for (const Card card : cards) {
      const unsigned suit = card.is_joker() || !by_suit ? 0 : 1U << static_cast<int>(card.suit());
      if (low_value(order, card) != value || (suits & suit) != 0) continue;
      suits |= suit;
      kept.insert(card);
      break;
    }
  return kept;
}

}  // namespace

CardSet quick_discards(const Terms& terms, const Hand& hand) {
  const CardSet cards = cards_of(hand);
  const CardSet kept = terms.win == Win::low ? keep_low(terms.low_order, cards) : keep_high(cards);
  return cards - kept;
}

}  // namespace cardroom::bots
