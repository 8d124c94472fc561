// CardList: cards in an order, at most a whole deck of them.
#pragma once

#include <cstdint>
#include <string>

#include "base/fixed_list.h"
#include "cards/card.h"
#include "cards/card_set.h"

namespace cardroom {

using CardList = FixedList<Card, 53>;

constexpr CardSet set_of(const CardList& cards) {
  std::uint64_t bits = 0;
  for (const Card card : cards) bits |= std::uint64_t{1} << card.index();
  return CardSet::from_bits(bits);
}

// In the order of their index.
constexpr CardList list_of(CardSet set) {
  CardList cards;
  for (const Card card : set) cards.push_back(card);
  return cards;
}

// "As Td 7h".
inline std::string to_string(const CardList& cards) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty()) text += ' ';
    text += to_string(card);
  }
  return text;
}

}  // namespace cardroom
