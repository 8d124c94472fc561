#include "eval/compare.h"

#include <algorithm>

#include "base/check.h"
#include "cards/card_set.h"
#include "eval/natural_value.h"

namespace cardroom {

namespace {

struct Substitution {
  Card card;
  HighValue value;
};

// Four of one rank and the Joker: the only hand in which it may duplicate a card in the hand
// (H-05).
bool makes_five_of_a_kind(std::span<const Card, 5> cards, Card substitute) {
  return std::all_of(cards.begin(), cards.end(), [&](Card card) {
    return card.is_joker() || card.rank() == substitute.rank();
  });
}

// T01-DEF-WildCard, S05-DEF-WildCard, H-05: the Joker is tried as every natural card of the deck
// that is not in the hand, or as a fifth card of a rank, and the best hand counts. In a flush this
// makes it the highest missing card of the suit.
Substitution best_substitution(std::span<const Card, 5> cards, const HighOrder& order) {
  FiveCards tried = {};
  std::copy(cards.begin(), cards.end(), tried.begin());
  auto* const joker = std::find(tried.begin(), tried.end(), Card::joker());
  check(joker != tried.end(), "the Joker is not in the hand");

  Substitution best;
  for (const Card substitute : order.deck.cards()) {
    if (substitute.is_joker()) continue;
    const bool held = std::find(cards.begin(), cards.end(), substitute) != cards.end();
    if (held && !makes_five_of_a_kind(cards, substitute)) continue;
    *joker = substitute;
    const HighValue value = natural_value(tried, order);
    if (value > best.value) best = {substitute, value};
  }
  return best;
}

}  // namespace

HighValue value_of(std::span<const Card, 5> cards, const HighOrder& order) {
  const bool wild = std::find(cards.begin(), cards.end(), Card::joker()) != cards.end();
  return wild ? best_substitution(cards, order).value : natural_value(cards, order);
}

Card substitute_for_joker(std::span<const Card, 5> cards, const HighOrder& order) {
  return best_substitution(cards, order).card;
}

}  // namespace cardroom
