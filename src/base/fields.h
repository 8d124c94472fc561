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
#include <string_view>

namespace cardroom {

template <class T>
concept Described = requires(T& value) {
  { T::name } -> std::convertible_to<std::string_view>;
  T::fields(value, [](std::string_view, auto&) {});
};

}  // namespace cardroom
