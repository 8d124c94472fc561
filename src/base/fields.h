// Described: a command or event that names its fields once.
//
//   struct Folded {
//     static constexpr std::string_view name = "folded";
//     Seat seat;
//     static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); }
//   };
//
// JSON, the journal, the TypeScript types and docs/protocol.md all derive from that one list.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace cardroom {

template <class T>
concept Described = requires(T& value) {
  { T::name } -> std::convertible_to<std::string_view>;
  T::fields(value, [](std::string_view, auto&) {});
};

// Copies each field by itself.
template <Described T>
[[gnu::always_inline]] constexpr void copy_fields(const T& from, T& to) {
  // fields() names them in the same order each time; the copy is put together from two walks.
  T::fields(from, [&, at = std::size_t{0}](std::string_view, const auto& value) mutable {
    std::size_t other = 0;
    T::fields(to, [&](std::string_view, auto& place) {
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(place)>,
                                   std::remove_cvref_t<decltype(value)>>)
        if (other == at) place = value;
      ++other;
    });
    ++at;
  });
}

}  // namespace cardroom
