// The words of all values of an enumeration, found from word(value) alone, so no list of them is
// kept twice. Values count up from 0. Where word() can be evaluated by the compiler, the values end
// where word() has no further word. Where it cannot be, count_of(value) beside it says how many.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace cardroom::codec {

namespace detail {

template <class Enum, std::size_t At>
concept CompilerKnowsWord = requires {
  typename std::bool_constant<(word(static_cast<Enum>(At)).size() > 0)>;
};

// A word that came before belongs to the first value that has it.
template <class Enum, std::size_t At>
consteval bool is_new_word() {
  if constexpr (CompilerKnowsWord<Enum, At>) {
    if (word(static_cast<Enum>(At)).empty()) return false;
    for (std::size_t before = 0; before < At; ++before)
      if (word(static_cast<Enum>(before)) == word(static_cast<Enum>(At))) return false;
    return true;
  } else {
    return false;
  }
}

template <class Enum, std::size_t At = 0>
consteval std::size_t count_values() {
  if constexpr (is_new_word<Enum, At>())
    return count_values<Enum, At + 1>();
  else
    return At;
}

template <class Enum>
consteval std::size_t value_count() {
  if constexpr (requires { count_of(Enum{}); })
    return static_cast<std::size_t>(count_of(Enum{}));
  else
    return count_values<Enum>();
}

}  // namespace detail

template <class Enum>
inline constexpr std::size_t values_of = detail::value_count<Enum>();

template <class Enum>
std::array<std::string_view, values_of<Enum>> words_of_values() {
  static_assert(values_of<Enum> > 0, "word() is not constexpr here: write count_of() beside it");
  return []<std::size_t... At>(std::index_sequence<At...>) {
    return std::array<std::string_view, sizeof...(At)>{word(static_cast<Enum>(At))...};
  }
  (std::make_index_sequence<values_of<Enum>>());
}

}  // namespace cardroom::codec
