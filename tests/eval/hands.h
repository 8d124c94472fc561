// Hands as text, for tests: five("AsKsQsJsTs").
#pragma once

#include <string_view>
#include <vector>

#include "base/check.h"
#include "eval/compare.h"

namespace cardroom {

inline std::vector<Card> cards(std::string_view text) {
  std::vector<Card> cards;
  for (std::size_t at = 0; at < text.size(); at += 2) {
    const auto card = Card::parse(text.substr(at, 2));
    check(card.has_value(), "a test names a card that does not exist");
    cards.push_back(*card);
  }
  return cards;
}

inline FiveCards five(std::string_view text) {
  const auto listed = cards(text);
  check(listed.size() == 5, "a test's hand has not five cards");
  return {listed[0], listed[1], listed[2], listed[3], listed[4]};
}

}  // namespace cardroom
