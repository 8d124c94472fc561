// Described structs as JSON, written straight into a text. There is no other writer: it writes the
// many messages a second that go to every connection, and the records of the journal.
//
//   std::string out;
//   write(out, event::Folded{Seat(3)});   // {"type":"folded","seat":3}
#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat_set.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "cards/seed.h"
#include "cards/shoe.h"
#include "codec/values.h"
#include "rulebook/clause.h"

namespace cardroom::codec {

// In quotation marks, escaped as JSON requires. Bytes that are not UTF-8 are written as '?'.
void write_string(std::string& out, std::string_view text);

inline void write_null(std::string& out) { out += "null"; }
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
// A key, a seed, a hash: hexadecimal digits.
inline void write(std::string& out, const Seed& bytes) {
  write_string(out, cardroom::to_string(bytes));
}
template <std::size_t N>
void write(std::string& out, const TextOf<N>& text) {
  write_string(out, text.view());
}
template <class T>
requires(std::is_enum_v<T>) void write(std::string& out, T value) {
  write_string(out, std::string_view(word(value)));
}
template <class T>
void write(std::string& out, Encoded<T> value) {
  out += value.text;
}

// Types that hold others; each may hold any of the others.
template <Described T>
void write(std::string& out, const T& value);
template <class... Types>
void write(std::string& out, const std::variant<Types...>& value);
template <class T, std::size_t N>
void write(std::string& out, const FixedList<T, N>& list);
template <class T, std::size_t N>
void write(std::string& out, const std::array<T, N>& list);
template <class T>
void write(std::string& out, const std::vector<T>& list);
template <class T>
void write(std::string& out, const std::optional<T>& value);
template <class T>
void write(std::string& out, const Some<T>& value);
template <class First, class Second>
void write(std::string& out, const std::pair<First, Second>& both);
template <class T>
void write(std::string& out, const Named<T>& values);

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
inline void write(std::string& out, const Shoe& shoe) { write_list(out, shoe); }
inline void write(std::string& out, CardSet cards) { write_list(out, cards); }
inline void write(std::string& out, SeatSet seats) { write_list(out, seats); }
template <class T, std::size_t N>
void write(std::string& out, const FixedList<T, N>& list) {
  write_list(out, list);
}
template <class T, std::size_t N>
void write(std::string& out, const std::array<T, N>& list) {
  write_list(out, list);
}
template <class T>
void write(std::string& out, const std::vector<T>& list) {
  write_list(out, list);
}
template <class T>
void write(std::string& out, const std::optional<T>& value) {
  value ? write(out, *value) : write_null(out);
}
template <class T>
void write(std::string& out, const Some<T>& value) {
  write(out, value.value);
}
// A list of two.
template <class First, class Second>
void write(std::string& out, const std::pair<First, Second>& both) {
  out += '[';
  write(out, both.first);
  out += ',';
  write(out, both.second);
  out += ']';
}
template <class T>
void write(std::string& out, const Named<T>& values) {
  out += '{';
  bool first = true;
  for (const auto& [name, value] : values.list) {
    if (!first) out += ',';
    first = false;
    write_string(out, name);
    out += ':';
    write(out, value);
  }
  out += '}';
}

// `"name":`, after the fields that the object already has.
inline void write_name(std::string& out, std::string_view name) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
}

template <Described T>
void write_fields(std::string& out, const T& value);
template <class... Types>
void write_fields(std::string& out, const std::variant<Types...>& value) {
  std::visit([&](const auto& held) { write_fields(out, held); }, value);
}

template <class T>
void write_field(std::string& out, std::string_view name, const T& value) {
  write_name(out, wire_name(name));
  write(out, value);
}
template <class T>
void write_field(std::string& out, std::string_view name, const Maybe<T>& value) {
  if (value) write_field(out, name, *value);
}
template <class T>
void write_field(std::string& out, std::string_view, const Inlined<T>& value) {
  write_fields(out, value.value);
}

// The text between the braces.
template <Described T>
void write_fields(std::string& out, const T& value) {
  if constexpr (!Part<T>) {
    write_name(out, "type");
    out += '"';
    out += T::name;
    out += '"';
  }
  T::fields(value,
            [&](std::string_view name, const auto& field) { write_field(out, name, field); });
}

// {"type":"folded","seat":3,…}
template <Described T>
void write(std::string& out, const T& value) {
  out += '{';
  write_fields(out, value);
  out += '}';
}
template <class... Types>
void write(std::string& out, const std::variant<Types...>& value) {
  std::visit([&](const auto& held) { write(out, held); }, value);
}

template <class T>
std::string to_text(const T& value) {
  std::string out;
  write(out, value);
  return out;
}

}  // namespace cardroom::codec
