// The cards in a command, an event or a view, in any of its fields.
#pragma once

#include <array>
#include <type_traits>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "cards/card_list.h"

namespace cardroom::conformance {

template <class T>
void collect_cards(const T& value, CardSet& into);

namespace cards_within_detail {

inline void collect(Card card, CardSet& into) {
  if (!card.is_none()) into.insert(card);
}
inline void collect(CardSet cards, CardSet& into) { into = into | cards; }
template <class T, std::size_t N>
void collect(const FixedList<T, N>& list, CardSet& into) {
  for (const auto& item : list) collect_cards(item, into);
}
template <class... Types>
void collect(const std::variant<Types...>& value, CardSet& into) {
  std::visit([&](const auto& held) { collect_cards(held, into); }, value);
}
template <Described T>
void collect(const T& value, CardSet& into) {
  T::fields(value, [&](std::string_view, const auto& field) { collect_cards(field, into); });
}

template <class T>
concept HasCards = requires(const T& value, CardSet& into) {
  collect(value, into);
};

}  // namespace cards_within_detail

template <class T>
void collect_cards(const T& value, CardSet& into) {
  if constexpr (cards_within_detail::HasCards<T>) cards_within_detail::collect(value, into);
}

// Which card replaces which, by index.
using CardMap = std::array<Card, 53>;

inline void replace_cards(Card& card, const CardMap& map) {
  if (!card.is_none()) card = map[static_cast<std::size_t>(card.index())];
}
inline void replace_cards(CardSet& cards, const CardMap& map) {
  CardSet replaced;
  for (const Card card : cards) replaced.insert(map[static_cast<std::size_t>(card.index())]);
  cards = replaced;
}
template <std::size_t N>
void replace_cards(FixedList<Card, N>& cards, const CardMap& map) {
  for (Card& card : cards) replace_cards(card, map);
}
template <Described T>
void replace_cards(T& value, const CardMap& map) {
  T::fields(value, [&](std::string_view, auto& field) {
    if constexpr (requires { replace_cards(field, map); }) replace_cards(field, map);
  });
}

}  // namespace cardroom::conformance
