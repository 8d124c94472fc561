// CardSwap: two cards change places wherever they are in a state or a command.
#pragma once

#include <array>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "cards/shoe.h"

namespace cardroom {

struct CardSwap {
  Card one;
  Card other;

  void in(Card& card) const {
    if (card == one)
      card = other;
    else if (card == other)
      card = one;
  }
  void in(CardSet& cards) const {
    if (cards.contains(one) == cards.contains(other)) return;
    const Card out = cards.contains(one) ? one : other;
    cards.erase(out);
    cards.insert(out == one ? other : one);
  }
  void in(Shoe& shoe) const {
    CardList order = shoe.rest();
    in(order);
    shoe = Shoe::from_order(order);
  }
  template <class T, std::size_t N>
  void in(FixedList<T, N>& list) const {
    for (T& item : list) in(item);
  }
  template <class T, std::size_t N>
  void in(std::array<T, N>& list) const {
    for (T& item : list) in(item);
  }
  template <class... Types>
  void in(std::variant<Types...>& value) const {
    std::visit([&](auto& held) { in(held); }, value);
  }
  template <Described T>
  void in(T& value) const {
    T::fields(value, [&](std::string_view, auto& field) { in(field); });
  }
  // Anything else holds no card.
  template <class T>
  void in(T&) const {}
};

}  // namespace cardroom
