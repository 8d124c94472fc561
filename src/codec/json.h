// Commands and events as JSON, from the one list of fields that each names.
#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "cards/shoe.h"
#include "rulebook/clause.h"

namespace cardroom::codec {

namespace json = boost::json;

// An enumeration that can be written has a word for each of its values: word(value).
template <class T>
concept HasWord = std::is_enum_v<T> && requires(T value) {
  { word(value) } -> std::convertible_to<std::string_view>;
};

inline json::value to_json(Seat seat) { return seat.is_none() ? json::value() : seat.number(); }
template <class Kind>
json::value to_json(Amount<Kind> amount) {
  return amount.count();
}
inline json::value to_json(Card card) {
  const auto letters = card.letters();
  return json::value(std::string_view(letters.data(), letters.size()));
}
inline json::value to_json(Clause clause) {
  return clause ? json::value(clause.id()) : json::value();
}
inline json::value to_json(PlayerId player) {
  return player.is_none() ? json::value() : json::value(player.number());
}
template <std::size_t N>
json::value to_json(const TextOf<N>& text) {
  return json::value(text.view());
}
inline json::value to_json(bool value) { return value; }
template <class T>
requires(std::is_integral_v<T> && !std::is_same_v<T, bool>) json::value to_json(T value) {
  return static_cast<std::int64_t>(value);
}
template <HasWord T>
json::value to_json(T value) {
  return json::value(std::string_view(word(value)));
}

// Lists may hold what names its fields, as a view does.
template <Described T>
json::object to_json(const T& value);

// null for nothing.
template <class T>
json::value to_json(const std::optional<T>& value) {
  return value ? json::value(to_json(*value)) : json::value();
}

template <class T, std::size_t N>
json::value to_json(const FixedList<T, N>& list) {
  json::array array;
  for (const auto& item : list) array.push_back(to_json(item));
  return array;
}
template <class T, std::size_t N>
json::value to_json(const std::array<T, N>& list) {
  json::array array;
  for (const auto& item : list) array.push_back(to_json(item));
  return array;
}
inline json::value to_json(const Shoe& shoe) {
  json::array array;
  for (const Card card : shoe) array.push_back(to_json(card));
  return array;
}
inline json::value to_json(CardSet cards) {
  json::array array;
  for (const Card card : cards) array.push_back(to_json(card));
  return array;
}

// {"type":"folded","seat":3,…}
template <Described T>
json::object to_json(const T& value) {
  json::object object;
  object["type"] = std::string_view(T::name);
  T::fields(value,
            [&](std::string_view name, const auto& field) { object[name] = to_json(field); });
  return object;
}

template <class... Types>
json::object to_json(const std::variant<Types...>& value) {
  return std::visit([](const auto& held) { return to_json(held); }, value);
}

}  // namespace cardroom::codec
