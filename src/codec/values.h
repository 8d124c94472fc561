// What a field of a message or record can be besides a plain value.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fields.h"

// The name and the fields of a struct that is always a part of another: its JSON has no "type".
#define CARDROOM_PART(text, ...)        \
  static constexpr bool is_part = true; \
  CARDROOM_DESCRIBED(text, __VA_ARGS__)

namespace cardroom::codec {

template <class T>
concept Part = Described<T> && requires {
  T::is_part;
};

// A field whose name is taken in C++ has an underscore after it there: `name_`, `class_`.
constexpr std::string_view wire_name(std::string_view field) {
  if (field.ends_with('_')) field.remove_suffix(1);
  return field;
}

// A field that may be left out. (One that may be null is a std::optional.)
template <class T>
struct Maybe : std::optional<T> {
  using std::optional<T>::optional;
};

// A player or a seat that is always somebody: never null.
template <class T>
struct Some {
  T value{};
  constexpr Some() = default;
  constexpr Some(T given) : value(given) {}
  constexpr operator T() const { return value; }
};

// A T whose fields are written among those of the struct around it.
template <class T>
struct Inlined {
  T value{};
};

// Values under names that are not known beforehand: `{"to":10,"least":8}`.
template <class T>
using NamedList = std::vector<std::pair<std::string, T>>;
template <class T>
struct Named {
  NamedList<T> list;
};

// The JSON of a T that the codec has already written, inserted as it is: a message to many is
// written once. The text has another owner.
template <class T>
struct Encoded {
  std::string_view text;
};

// What is different between two values of T: see codec/changes.h.
template <class T>
struct Changes;

// The JSON of a T that is read later, by code that knows more about it. It belongs to the value
// that was parsed.
template <class T>
struct Unread {
  const boost::json::value* value = nullptr;
};

}  // namespace cardroom::codec
