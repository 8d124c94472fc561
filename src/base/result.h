// Result<T, E>: a value, or the reason there is none. Refusals are values, never exceptions.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "base/check.h"

namespace cardroom {

template <class T, class E>
class [[nodiscard]] Result {
 public:
  constexpr Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  constexpr Result(E error) : held_(std::in_place_index<1>, std::move(error)) {}

  constexpr explicit operator bool() const { return held_.index() == 0; }

  constexpr const T& value() const& {
    check(held_.index() == 0, "a Result was read for a value it does not have");
    return *std::get_if<0>(&held_);
  }
  constexpr T& value() & {
    check(held_.index() == 0, "a Result was read for a value it does not have");
    return *std::get_if<0>(&held_);
  }
  constexpr T&& value() && { return std::move(value()); }
  constexpr const E& error() const {
    check(held_.index() == 1, "a Result was read for an error it does not have");
    return *std::get_if<1>(&held_);
  }

  constexpr const T& operator*() const& { return value(); }
  constexpr T& operator*() & { return value(); }
  constexpr const T* operator->() const { return &value(); }
  constexpr T* operator->() { return &value(); }

 private:
  static_assert(!std::is_same_v<T, E>, "value and error must be told apart by type");
  std::variant<T, E> held_;
};

// Success without a value.
struct Done {
  friend constexpr bool operator==(Done, Done) = default;
};

}  // namespace cardroom
