// JSON as any described struct, the counterpart of codec/json_text.h. Nothing is guessed: every
// field but a clause must be there unless it is a Maybe, no unknown field may be there, and an
// error names the field and says what was expected.
//
//   Result<TableCommand, FieldError> command = from_json<TableCommand>(value);
//   Result<TableCommand, FieldError> command =
//   from_text<TableCommand>(R"({"type":"fold","seat":3})");
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <limits>
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
#include "base/result.h"
#include "base/seat_set.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "cards/seed.h"
#include "cards/shoe.h"
#include "codec/enum_values.h"
#include "codec/field_error.h"
#include "codec/values.h"
#include "rulebook/clause.h"

namespace cardroom::codec {

namespace json = boost::json;

// What is wrong, or nullopt.
using Trouble = std::optional<FieldError>;

// The plain values; they are in from_json.cpp.
Trouble read_seat(const json::value& from, Seat& into);
Trouble read_card(const json::value& from, Card& into);
Trouble read_cards(const json::value& from, CardList& into);  // Each once, none unknown.
Trouble read_clause(const json::value& from, Clause& into);
Trouble read_player(const json::value& from, PlayerId& into);
Trouble read_bool(const json::value& from, bool& into);
Trouble read_text(const json::value& from, std::string& into);
Trouble read_bytes(const json::value& from, Seed& into);
Trouble read_object(const json::value& from, const json::object*& into);

struct WholeNumbers {
  std::int64_t least = 0;
  std::int64_t most = 0;
};
Trouble read_number(const json::value& from, WholeNumbers allowed, std::int64_t& into);
Trouble read_letters(const json::value& from, std::size_t most, std::string_view& into);
// The index of the word in the list of words.
Trouble read_word(const json::value& from, const std::string_view* words, std::size_t count,
                  std::size_t& into);
Trouble read_list(const json::value& from, std::size_t most, const json::array*& into);
Trouble wrong_length(std::size_t wanted, std::size_t got);

// The fields of one object, read one after the other. The first error is kept.
class FieldReader {
 public:
  // The object must say that it is of this type; a part of another object has no type.
  FieldReader(const json::value& from, std::string_view type);
  explicit FieldReader(const json::value& from);

  // The value of a field; a null pointer if it is missing or if there was an error before.
  const json::value* next(std::string_view name);
  // The same for a field that may be left out.
  const json::value* next_if_there(std::string_view name);
  bool lacks(std::string_view name) const;
  void found(std::string_view name, Trouble trouble);
  // The first error. A field that was never read is an error.
  Trouble done();

 private:
  const json::object* object_ = nullptr;
  std::size_t asked_ = 0;  // Fields read so far, "type" included, without those left out.
  std::array<std::string_view, 24> names_{};
  Trouble trouble_;
};

// The fields of one object that another build may have written: a field that is missing keeps its
// default. An unknown field is an error: what a newer build keeps in it would be lost.
class SnapshotFields {
 public:
  SnapshotFields(const json::value& from, std::string_view type);
  explicit SnapshotFields(const json::value& from) { trouble_ = read_object(from, object_); }

  const json::value* next(std::string_view name);
  const json::value* next_if_there(std::string_view name) { return next(name); }
  bool lacks(std::string_view name) const { return !trouble_ && !object_->contains(name); }
  void found(std::string_view name, Trouble trouble);
  Trouble done() const;

 private:
  const json::object* object_ = nullptr;
  std::size_t known_ = 0;  // Fields read so far, "type" included.
  Trouble trouble_;
};

// {"type": …} of an object; an error when there is none.
Trouble read_type(const json::value& from, std::string_view& into);

FieldError unknown_type(std::string_view type);

// Reads one value of any kind that a field can have; `Fields` says how strictly an object is read.
// They are in a class so that each can call the others.
template <class Fields>
struct ReadWith {
  static Trouble from(const json::value& value, Seat& into) { return read_seat(value, into); }
  static Trouble from(const json::value& value, Card& into) { return read_card(value, into); }
  static Trouble from(const json::value& value, CardList& into) { return read_cards(value, into); }
  static Trouble from(const json::value& value, Clause& into) { return read_clause(value, into); }
  static Trouble from(const json::value& value, PlayerId& into) { return read_player(value, into); }
  static Trouble from(const json::value& value, bool& into) { return read_bool(value, into); }
  static Trouble from(const json::value& value, CardSet& into) {
    CardList cards;
    auto trouble = read_cards(value, cards);
    into = set_of(cards);
    return trouble;
  }
  static Trouble from(const json::value& value, SeatSet& into) {
    FixedList<Seat, seats_max> seats;
    auto trouble = from(value, seats);
    into = {};
    for (const Seat seat : seats) into.insert(seat);
    return trouble;
  }
  static Trouble from(const json::value& value, Shoe& into) {
    CardList cards;
    if (auto trouble = read_cards(value, cards)) return trouble;
    into = Shoe::from_order(cards);
    return {};
  }
  template <class Kind>
  static Trouble from(const json::value& value, Amount<Kind>& into) {
    std::int64_t count = 0;
    auto trouble = from(value, count);
    into = Amount<Kind>(count);
    return trouble;
  }
  template <std::size_t N>
  static Trouble from(const json::value& value, TextOf<N>& into) {
    std::string_view letters;
    if (auto trouble = read_letters(value, N, letters)) return trouble;
    into = *TextOf<N>::from(letters);
    return {};
  }
  template <class T>
  requires(std::is_integral_v<T>) static Trouble from(const json::value& value, T& into) {
    constexpr auto widest = std::numeric_limits<std::int64_t>::max();
    constexpr bool wide = sizeof(T) >= sizeof(std::int64_t);
    constexpr WholeNumbers allowed{
        std::is_signed_v<T> ? static_cast<std::int64_t>(std::numeric_limits<T>::min()) : 0,
        wide ? widest : static_cast<std::int64_t>(std::numeric_limits<T>::max())};
    std::int64_t number = 0;
    auto trouble = read_number(value, allowed, number);
    into = static_cast<T>(number);
    return trouble;
  }
  template <class T>
  requires(std::is_enum_v<T>) static Trouble from(const json::value& value, T& into) {
    const auto words = words_of_values<T>();
    std::size_t at = 0;
    auto trouble = read_word(value, words.data(), words.size(), at);
    into = static_cast<T>(at);
    return trouble;
  }
  template <class T>
  static Trouble from(const json::value& value, std::optional<T>& into) {
    into.reset();
    return value.is_null() ? Trouble() : from(value, into.emplace());
  }
  template <class T, std::size_t N>
  static Trouble from(const json::value& value, FixedList<T, N>& into) {
    const json::array* list = nullptr;
    if (auto trouble = read_list(value, N, list)) return trouble;
    into.clear();
    for (const json::value& item : *list) {
      into.push_back(T{});
      if (auto trouble = from(item, into.back())) return trouble->inside(into.size());
    }
    return {};
  }
  template <class T, std::size_t N>
  static Trouble from(const json::value& value, std::array<T, N>& into) {
    const json::array* list = nullptr;
    if (auto trouble = read_list(value, N, list)) return trouble;
    if (list->size() != N) return wrong_length(N, list->size());
    for (std::size_t at = 0; at < N; ++at)
      if (auto trouble = from((*list)[at], into[at])) return trouble->inside(at + 1);
    return {};
  }
  static Trouble from(const json::value& value, std::string& into) {
    return read_text(value, into);
  }
  static Trouble from(const json::value& value, Seed& into) { return read_bytes(value, into); }
  template <class T>
  static Trouble from(const json::value& value, Unread<T>& into) {
    into.value = &value;
    return {};
  }
  template <class T>
  static Trouble from(const json::value& value, Some<T>& into) {
    if (value.is_null()) return FieldError{"", "somebody", "null"};
    return from(value, into.value);
  }
  template <class T>
  static Trouble from(const json::value& value, std::vector<T>& into) {
    const json::array* list = nullptr;
    if (auto trouble = read_list(value, std::numeric_limits<std::size_t>::max(), list))
      return trouble;
    into.clear();
    for (const json::value& item : *list)
      if (auto trouble = from(item, into.emplace_back())) return trouble->inside(into.size());
    return {};
  }
  template <class First, class Second>
  static Trouble from(const json::value& value, std::pair<First, Second>& into) {
    const json::array* list = nullptr;
    if (auto trouble = read_list(value, 2, list)) return trouble;
    if (list->size() != 2) return wrong_length(2, list->size());
    if (auto trouble = from((*list)[0], into.first)) return trouble->inside(1);
    if (auto trouble = from((*list)[1], into.second)) return trouble->inside(2);
    return {};
  }
  template <class T>
  static Trouble from(const json::value& value, Named<T>& into) {
    const json::object* object = nullptr;
    if (auto trouble = read_object(value, object)) return trouble;
    into.list.clear();
    for (const auto& [name, item] : *object) {
      auto& named = into.list.emplace_back(std::string(name), T{});
      if (auto trouble = from(item, named.second)) return trouble->inside(named.first);
    }
    return {};
  }
  template <Described T>
  static Trouble from(const json::value& value, T& into) {
    Fields reader = reader_for<T>(value);
    T::fields(into, [&](std::string_view name, auto& field) {
      read_field(reader, wire_name(name), field);
    });
    return reader.done();
  }
  // A message that a client wrote: a field that it leaves out, or that is null, keeps its value,
  // and an unknown field is ignored.
  template <Described T>
  static Trouble given(const json::object& object, T& into) {
    Trouble trouble;
    T::fields(into, [&](std::string_view name, auto& field) {
      const auto* const value = object.if_contains(wire_name(name));
      if (trouble || value == nullptr || value->is_null()) return;
      if (auto found = from(*value, in(field)))
        trouble = found->inside(std::string(wire_name(name)));
    });
    return trouble;
  }
  template <class... Types>
  static Trouble from(const json::value& value, std::variant<Types...>& into) {
    std::string_view type;
    if (auto trouble = read_type(value, type)) return trouble;
    Trouble trouble = unknown_type(type);
    (alternative<Types>(value, type, into, trouble) || ...);
    return trouble;
  }

 private:
  template <class T>
  static Fields reader_for(const json::value& value) {
    if constexpr (Part<T>)
      return Fields(value);
    else
      return Fields(value, T::name);
  }
  template <class T>
  static T& in(T& field) {
    return field;
  }
  template <class T>
  static T& in(Maybe<T>& field) {
    return field.emplace();
  }
  template <class T>
  static void read_field(Fields& reader, std::string_view name, T& field) {
    // Records written before events named their clause have none.
    if (std::is_same_v<T, Clause> && reader.lacks(name)) return;
    if (const auto* const given = reader.next(name)) reader.found(name, from(*given, field));
  }
  template <class T>
  static void read_field(Fields& reader, std::string_view name, Maybe<T>& field) {
    field.reset();
    if (const auto* const given = reader.next_if_there(name))
      reader.found(name, from(*given, field.emplace()));
  }
  // True when the type is this alternative or, if that is a variant itself, one of its own.
  template <class T, class Variant>
  static bool alternative(const json::value& value, std::string_view type, Variant& into,
                          Trouble& trouble) {
    if (!Names<T>::has(type)) return false;
    trouble = from(value, into.template emplace<T>());
    return true;
  }
  template <class T>
  struct Names {
    static bool has(std::string_view type) { return type == T::name; }
  };
  template <class... Types>
  struct Names<std::variant<Types...>> {
    static bool has(std::string_view type) { return (Names<Types>::has(type) || ...); }
  };
};

using Read = ReadWith<FieldReader>;

template <class T>
Result<T, FieldError> from_json(const json::value& value) {
  T into{};
  if (auto trouble = Read::from(value, into)) return *trouble;
  return into;
}

// A field that may be missing: then it keeps its value.
template <class T>
Trouble read_given(const json::object& from, std::string_view name, T& into) {
  const json::value* const value = from.if_contains(name);
  if (value == nullptr) return {};
  auto trouble = Read::from(*value, into);
  if (trouble) return trouble->inside(std::string(name));
  return {};
}

// Parses first; a text that is not JSON gives an error with its place.
Result<json::value, FieldError> parse_json(std::string_view text);

template <class T>
Result<T, FieldError> from_text(std::string_view text) {
  auto value = parse_json(text);
  if (!value) return value.error();
  return from_json<T>(*value);
}

// A state that codec/json_text.h wrote, in this build or another.
template <class T>
Result<T, FieldError> from_snapshot(std::string_view text) {
  auto value = parse_json(text);
  if (!value) return value.error();
  T into{};
  if (auto trouble = ReadWith<SnapshotFields>::from(*value, into)) return *trouble;
  return into;
}

}  // namespace cardroom::codec
