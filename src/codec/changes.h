// What is different between two values of one described struct, as JSON. Who has the first makes
// the second of it:
//
//   a struct                          an object with the fields that differ
//   a FixedList of structs            an object with the entries that differ, under their places
//     that is as long as before       ("0", "1", …)
//   everything else                   the new value, whole
//
// So an object changes what is there, unless nothing is (null); any other value takes its place.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "codec/json_text.h"

namespace cardroom::codec {

// Each field of two values of one type, side by side: a field has the same place in both.
template <Described T, class Visit>
void visit_both(const T& before, const T& after, const Visit& visit) {
  const auto* const first = reinterpret_cast<const std::byte*>(&before);
  const auto* const second = reinterpret_cast<const std::byte*>(&after);
  T::fields(after, [&](std::string_view name, const auto& field) {
    using Field = std::remove_cvref_t<decltype(field)>;
    const auto place = reinterpret_cast<const std::byte*>(&field) - second;
    visit(name, *reinterpret_cast<const Field*>(first + place), field);
  });
}

template <class T>
bool same(const T& before, const T& after) {
  return before == after;
}
template <Described T>
bool same(const T& before, const T& after);
template <class List>
bool same_lists(const List& before, const List& after) {
  if (before.size() != after.size()) return false;
  for (std::size_t at = 0; at < after.size(); ++at)
    if (!same(before[at], after[at])) return false;
  return true;
}
template <class T, std::size_t N>
bool same(const FixedList<T, N>& before, const FixedList<T, N>& after) {
  return same_lists(before, after);
}
template <class T>
bool same(const std::vector<T>& before, const std::vector<T>& after) {
  return same_lists(before, after);
}
template <class T>
bool same(const std::optional<T>& before, const std::optional<T>& after) {
  return before.has_value() == after.has_value() && (!after || same(*before, *after));
}
template <class T>
bool same(const Maybe<T>& before, const Maybe<T>& after) {
  return before.has_value() == after.has_value() && (!after || same(*before, *after));
}
template <class T>
bool same(const Some<T>& before, const Some<T>& after) {
  return before.value == after.value;
}
template <class T>
bool same(const Encoded<T>& before, const Encoded<T>& after) {
  return before.text == after.text;
}
template <class T>
bool same(const Inlined<T>& before, const Inlined<T>& after) {
  return same(before.value, after.value);
}
template <class... Types>
bool same(const std::variant<Types...>& before, const std::variant<Types...>& after) {
  return before.index() == after.index() && std::visit(
                                                [&](const auto& held) {
                                                  using Held = std::remove_cvref_t<decltype(held)>;
                                                  return same(std::get<Held>(before), held);
                                                },
                                                after);
}
template <Described T>
bool same(const T& before, const T& after) {
  bool all = true;
  visit_both(before, after, [&](std::string_view, const auto& first, const auto& second) {
    all = all && same(first, second);
  });
  return all;
}

template <class T>
void write_changes(std::string& out, const T&, const T& after) {
  write(out, after);
}
template <Described T>
void write_changes(std::string& out, const T& before, const T& after);
template <Described T, std::size_t N>
void write_changes(std::string& out, const FixedList<T, N>& before, const FixedList<T, N>& after) {
  if (before.size() != after.size()) return write(out, after);
  out += '{';
  for (std::size_t at = 0; at < after.size(); ++at) {
    if (same(before[at], after[at])) continue;
    write_name(out, std::to_string(at));
    write_changes(out, before[at], after[at]);
  }
  out += '}';
}
template <class T>
void write_changes(std::string& out, const std::optional<T>& before,
                   const std::optional<T>& after) {
  before&& after ? write_changes(out, *before, *after) : write(out, after);
}

template <Described T>
void write_changed_fields(std::string& out, const T& before, const T& after);
template <class T>
void write_changed_field(std::string& out, std::string_view name, const T& before, const T& after) {
  if (same(before, after)) return;
  write_name(out, wire_name(name));
  write_changes(out, before, after);
}
template <class T>
void write_changed_field(std::string& out, std::string_view, const Inlined<T>& before,
                         const Inlined<T>& after) {
  write_changed_fields(out, before.value, after.value);
}
template <class T>
void write_changed_field(std::string&, std::string_view, const Maybe<T>&, const Maybe<T>&) {
  static_assert(!std::is_same_v<T, T>, "a field that is no longer there cannot be told");
}
template <Described T>
void write_changed_fields(std::string& out, const T& before, const T& after) {
  visit_both(before, after, [&](std::string_view name, const auto& first, const auto& second) {
    write_changed_field(out, name, first, second);
  });
}
template <Described T>
void write_changes(std::string& out, const T& before, const T& after) {
  out += '{';
  write_changed_fields(out, before, after);
  out += '}';
}
// Both are of the same kind, or the new one is written whole.
template <class... Types>
void write_changes(std::string& out, const std::variant<Types...>& before,
                   const std::variant<Types...>& after) {
  std::visit(
      [&](const auto& held) {
        using Held = std::remove_cvref_t<decltype(held)>;
        const Held* const first = std::get_if<Held>(&before);
        first == nullptr ? write(out, held) : write_changes(out, *first, held);
      },
      after);
}

}  // namespace cardroom::codec
