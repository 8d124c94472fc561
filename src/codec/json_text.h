// The same JSON as codec/json.h makes, written straight into a text. What goes to every connection
// many times a second is written with this; a test compares the two.
#pragma once

#include <array>
#include <charconv>
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
#include "base/seat_set.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "cards/shoe.h"
#include "rulebook/clause.h"

namespace cardroom::codec {

// In quotation marks, with what JSON wants escaped. Bytes that are not UTF-8 are written as '?'.
void write_string(std::string& out, std::string_view text);

inline void write(std::string& out, std::string_view text) { write_string(out, text); }
inline void write(std::string& out, const std::string& text) { write_string(out, text); }
inline void write(std::string& out, const char* text) { write_string(out, text); }
inline void write(std::string& out, bool value) { out += value ? "true" : "false"; }
template <class T>
requires(std::is_integral_v<T> && !std::is_same_v<T, bool>) void write(std::string& out, T value) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  out.append(digits.data(), end);
}
inline void write_null(std::string& out) { out += "null"; }
inline void write(std::string& out, Seat seat) {
  seat.is_none() ? write_null(out) : write(out, seat.number());
}
template <class Kind>
void write(std::string& out, Amount<Kind> amount) {
  write(out, amount.count());
}
inline void write(std::string& out, Card card) {
  const auto letters = card.letters();
  out += '"';
  out.append(letters.data(), letters.size());
  out += '"';
}
inline void write(std::string& out, Clause clause) {
  clause ? write_string(out, clause.id()) : write_null(out);
}
inline void write(std::string& out, PlayerId player) {
  player.is_none() ? write_null(out) : write(out, player.number());
}
template <std::size_t N>
void write(std::string& out, const TextOf<N>& text) {
  write_string(out, text.view());
}
template <class T>
requires(std::is_enum_v<T>) void write(std::string& out, T value) {
  write_string(out, std::string_view(word(value)));
}
template <Described T>
void write(std::string& out, const T& value);
template <class... Types>
void write(std::string& out, const std::variant<Types...>& value);
// null for nothing.
template <class T>
void write(std::string& out, const std::optional<T>& value) {
  value ? write(out, *value) : write_null(out);
}

inline void write(std::string& out, CardSet cards);
inline void write(std::string& out, SeatSet seats);

template <class List>
void write_list(std::string& out, const List& list) {
  out += '[';
  bool first = true;
  for (const auto& item : list) {
    if (!first) out += ',';
    first = false;
    write(out, item);
  }
  out += ']';
}
template <class T, std::size_t N>
void write(std::string& out, const FixedList<T, N>& list) {
  write_list(out, list);
}
template <class T, std::size_t N>
void write(std::string& out, const std::array<T, N>& list) {
  write_list(out, list);
}
inline void write(std::string& out, const Shoe& shoe) { write_list(out, shoe); }
inline void write(std::string& out, CardSet cards) { write_list(out, cards); }
inline void write(std::string& out, SeatSet seats) { write_list(out, seats); }

// `"name":value` with a comma before it; for objects that have begun with a field.
template <class T>
void write_field(std::string& out, std::string_view name, const T& value) {
  out += ",\"";
  out += name;
  out += "\":";
  write(out, value);
}

// {"type":"folded","seat":3,…  without the brace that closes it.
template <Described T>
void write_open(std::string& out, const T& value) {
  out += "{\"type\":";
  write_string(out, T::name);
  T::fields(value,
            [&](std::string_view name, const auto& field) { write_field(out, name, field); });
}
template <Described T>
void write(std::string& out, const T& value) {
  write_open(out, value);
  out += '}';
}
template <class... Types>
void write_open(std::string& out, const std::variant<Types...>& value) {
  std::visit([&](const auto& held) { write_open(out, held); }, value);
}
template <class... Types>
void write(std::string& out, const std::variant<Types...>& value) {
  write_open(out, value);
  out += '}';
}

}  // namespace cardroom::codec
