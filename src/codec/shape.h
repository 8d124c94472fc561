// Shape: what the JSON of a type looks like, as data. Types for the client and the tables of the
// reference pages are printed from it.
#pragma once

#include <array>
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
#include "codec/enum_values.h"
#include "codec/values.h"
#include "rulebook/clause.h"

namespace cardroom::codec {

struct ShapeField;

struct Shape {
  enum class Kind : std::uint8_t {
    whole,  // A whole number.
    flag,
    text,
    card,
    words,    // One of the words.
    list,     // A list of the one shape inside.
    pair,     // A list of the two inside.
    named,    // An object of any names, with values of the one shape inside.
    object,   // With fields.
    either,   // One of the shapes inside.
    changes,  // What is different in a value of the one shape inside.
    other,    // Described elsewhere, under this name.
  };
  Kind kind = Kind::whole;
  bool or_null = false;
  bool is_optional = false;  // It may also be null, which means something.
  std::string_view name;     // The name of an object, or of a shape that is described elsewhere.
  bool has_type = false;     // The object's first field is "type" and holds its name.
  std::vector<std::string_view> words;
  std::vector<Shape> inside;
  std::vector<ShapeField> fields;

  // Never null: for the field that identifies an item of a list.
  Shape sure() const;
};

struct ShapeField {
  std::string_view name;
  Shape shape;
  bool may_be_left_out = false;
  bool is_inlined = false;  // Its fields are among those of the outer object.
};

inline Shape shape_of_kind(Shape::Kind kind) {
  Shape shape;
  shape.kind = kind;
  return shape;
}
inline Shape or_null(Shape shape) {
  shape.or_null = true;
  return shape;
}
inline Shape shape_around(Shape::Kind kind, std::vector<Shape> inside) {
  Shape shape = shape_of_kind(kind);
  shape.inside = std::move(inside);
  return shape;
}
// The items of a list are present: neither they nor the field that names them is null, unless it is
// optional.
Shape list_of(const Shape& item);

template <class T>
struct ShapeOf;
template <class T>
Shape shape_of() {
  return ShapeOf<std::remove_cvref_t<T>>::make();
}

template <class T>
requires(std::is_same_v<T, bool>) struct ShapeOf<T> {
  static Shape make() { return shape_of_kind(Shape::Kind::flag); }
};
template <class T>
requires(std::is_integral_v<T> && !std::is_same_v<T, bool>) struct ShapeOf<T> {
  static Shape make() { return shape_of_kind(Shape::Kind::whole); }
};
template <class Kind>
struct ShapeOf<Amount<Kind>> {
  static Shape make() { return shape_of_kind(Shape::Kind::whole); }
};
template <class T>
requires(std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view> ||
         std::is_same_v<T, Seed>) struct ShapeOf<T> {
  static Shape make() { return shape_of_kind(Shape::Kind::text); }
};
template <std::size_t N>
struct ShapeOf<TextOf<N>> {
  static Shape make() { return shape_of_kind(Shape::Kind::text); }
};
template <>
struct ShapeOf<Card> {
  static Shape make() { return shape_of_kind(Shape::Kind::card); }
};
template <class T>
requires(std::is_same_v<T, Seat> || std::is_same_v<T, PlayerId>) struct ShapeOf<T> {
  static Shape make() { return or_null(shape_of_kind(Shape::Kind::whole)); }
};
template <>
struct ShapeOf<Clause> {
  static Shape make() { return or_null(shape_of_kind(Shape::Kind::text)); }
};
template <>
struct ShapeOf<SeatSet> {
  static Shape make() { return list_of(shape_of<Seat>()); }
};
template <class T>
requires(std::is_same_v<T, CardSet> || std::is_same_v<T, Shoe>) struct ShapeOf<T> {
  static Shape make() { return list_of(shape_of<Card>()); }
};
template <class T>
requires(std::is_enum_v<T>) struct ShapeOf<T> {
  static Shape make() {
    Shape shape = shape_of_kind(Shape::Kind::words);
    for (const std::string_view word : words_of_values<T>()) shape.words.push_back(word);
    return shape;
  }
};
template <class T, std::size_t N>
struct ShapeOf<FixedList<T, N>> {
  static Shape make() { return list_of(shape_of<T>()); }
};
template <class T, std::size_t N>
requires(!std::is_same_v<std::array<T, N>, Seed>) struct ShapeOf<std::array<T, N>> {
  static Shape make() { return list_of(shape_of<T>()); }
};
template <class T>
struct ShapeOf<std::vector<T>> {
  static Shape make() { return list_of(shape_of<T>()); }
};
template <class T>
struct ShapeOf<std::optional<T>> {
  static Shape make() {
    Shape shape = or_null(shape_of<T>());
    shape.is_optional = true;
    return shape;
  }
};
template <class T>
struct ShapeOf<Some<T>> {
  static Shape make() { return shape_of<T>().sure(); }
};
template <class First, class Second>
struct ShapeOf<std::pair<First, Second>> {
  static Shape make() {
    return shape_around(Shape::Kind::pair, {shape_of<First>(), shape_of<Second>()});
  }
};
template <class T>
struct ShapeOf<Named<T>> {
  static Shape make() { return shape_around(Shape::Kind::named, {shape_of<T>()}); }
};
template <class T>
struct ShapeOf<Encoded<T>> {
  static Shape make() { return shape_of<T>(); }
};
template <class T>
struct ShapeOf<Changes<T>> {
  static Shape make() { return shape_around(Shape::Kind::changes, {shape_of<T>()}); }
};
template <class T>
struct ShapeOf<Unread<T>> {
  static Shape make() { return shape_of<T>(); }
};
template <class... Types>
struct ShapeOf<std::variant<Types...>> {
  static Shape make() { return shape_around(Shape::Kind::either, {shape_of<Types>()...}); }
};

template <class T>
ShapeField field_of(std::string_view name, const T&) {
  return {name, shape_of<T>(), false, false};
}
template <class T>
ShapeField field_of(std::string_view name, const Maybe<T>&) {
  return {name, shape_of<T>(), true, false};
}
template <class T>
ShapeField field_of(std::string_view name, const Inlined<T>&) {
  return {name, shape_of<T>(), false, true};
}

template <Described T>
struct ShapeOf<T> {
  static Shape make() {
    Shape shape = shape_of_kind(Shape::Kind::object);
    shape.name = T::name;
    shape.has_type = !Part<T>;
    const T value{};
    T::fields(value, [&](std::string_view name, const auto& field) {
      shape.fields.push_back(field_of(wire_name(name), field));
    });
    return shape;
  }
};

}  // namespace cardroom::codec
