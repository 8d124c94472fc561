// CardList: cards in an order, at most a whole deck of them.
#pragma once

#include <string>

#include "base/fixed_list.h"
#include "cards/card.h"
#include "cards/card_set.h"

namespace cardroom {

using CardList = FixedList<Card, 53>;

constexpr CardSet set_of(const CardList& cards) {
  CardSet set;
  for (const Card card : cards) set.insert(card);
  return set;
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
