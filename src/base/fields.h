// Described: a struct that names itself and its fields, once.
//
//   struct Bet {
//     Seat seat;
//     Chips to;
//     CARDROOM_DESCRIBED("bet", seat, to);
//   };
//
// JSON, the journal, the TypeScript types and the tables of the reference pages are made from that
// one line.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

// Passes each field to `visit` under its name. A macro is not expanded inside itself until the text
// is scanned again. That is why the scan repeats, some 80 times: enough for any struct.
// clang-format off
#define CARDROOM_READ_64(...) \
  CARDROOM_READ_16(CARDROOM_READ_16(CARDROOM_READ_16(CARDROOM_READ_16(__VA_ARGS__))))
#define CARDROOM_READ_16(...) \
  CARDROOM_READ_4(CARDROOM_READ_4(CARDROOM_READ_4(CARDROOM_READ_4(__VA_ARGS__))))
#define CARDROOM_READ_4(...) \
  CARDROOM_READ_1(CARDROOM_READ_1(CARDROOM_READ_1(CARDROOM_READ_1(__VA_ARGS__))))
#define CARDROOM_READ_1(...) __VA_ARGS__
#define CARDROOM_VISIT(field, ...) \
  visit(#field, self.field);       \
  __VA_OPT__(CARDROOM_VISIT_REST CARDROOM_LATER ()(__VA_ARGS__))
#define CARDROOM_VISIT_REST() CARDROOM_VISIT
#define CARDROOM_LATER
// clang-format on

// The name of a struct and the list of its fields. It goes last in the struct.
#define CARDROOM_DESCRIBED(text, ...)                                                         \
  static constexpr void fields([[maybe_unused]] auto&& self, [[maybe_unused]] auto&& visit) { \
    __VA_OPT__(CARDROOM_READ_64(CARDROOM_VISIT(__VA_ARGS__)))                                 \
  }                                                                                           \
  static constexpr std::string_view name = text

namespace cardroom {

template <class T>
concept Described = requires(T& value) {
  { T::name } -> std::convertible_to<std::string_view>;
  T::fields(value, [](std::string_view, auto&) {});
};

// Copies each field by itself.
template <Described T>
[[gnu::always_inline]] constexpr void copy_fields(const T& from, T& to) {
  // fields() names them in the same order each time; the copy needs two walks.
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
