// Shoe: the cards of a round of play in the order in which they leave, and how many have left. It
// draws nothing at random; the dealer supplies the order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "base/check.h"
#include "cards/card_list.h"
#include "cards/deck.h"

namespace cardroom {

class Shoe {
 public:
  constexpr Shoe() = default;  // An empty shoe.

  static constexpr Shoe from_order(const CardList& order) {
    check(set_of(order).size() == static_cast<int>(order.size()), "a card is in the shoe twice");
    return Shoe(order);
  }
  // The named cards leave first, then the rest of the deck by index, lowest first: a script needs
  // to name only the cards it cares about.
  static constexpr Shoe starting_with(const CardList& first, Deck deck) {
    check((set_of(first) - deck.cards()).empty(), "a card is not of the shoe's deck");
    CardList order = first;
    for (const Card card : deck.cards() - set_of(first)) order.push_back(card);
    return from_order(order);
  }

  constexpr int taken() const { return taken_; }
  constexpr int remaining() const { return static_cast<int>(order_.size()) - taken_; }
  constexpr bool empty() const { return remaining() == 0; }

  constexpr Card take() {
    const Card card = next();
    ++taken_;
    return card;
  }
  constexpr Card next() const {
    check(!empty(), "the shoe is empty");
    return order_.begin()[taken_];
  }
  // C-15: the card that all players share when there are too few left for one each.
  constexpr Card last() const {
    check(!empty(), "the shoe is empty");
    return order_.back();
  }

  // The cards still inside, the next to leave first.
  constexpr const Card* begin() const { return order_.begin() + taken_; }
  constexpr const Card* end() const { return order_.end(); }
  constexpr CardList rest() const {
    if (taken_ == 0) return order_;
    CardList cards;
    for (const Card card : *this) cards.push_back(card);
    return cards;
  }
  constexpr CardSet cards() const {
    CardSet set;
    for (const Card card : *this) set.insert(card);
    return set;
  }

  // Equal when the same cards are still to come in the same order; cards already out do not matter.
  friend constexpr bool operator==(const Shoe& left, const Shoe& right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
  }

 private:
  constexpr explicit Shoe(const CardList& order) : order_(order) {}

  CardList order_;
  std::uint8_t taken_ = 0;
};
static_assert(std::is_trivially_copyable_v<Shoe> && sizeof(Shoe) <= 64);

}  // namespace cardroom
