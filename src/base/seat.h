// Seat: a place at a table. Seat 1 is at the house dealer's immediate left, then clockwise.
#pragma once

#include <compare>
#include <cstdint>

namespace cardroom {

class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int number) : number_(static_cast<std::uint8_t>(number)) {}

  // No seat at all: nobody is to act, nobody holds the buck.
  static constexpr Seat none() { return Seat(); }

  constexpr int number() const { return number_; }           // 1 … 10, as people say it
  constexpr unsigned index() const { return number_ - 1U; }  // 0 … 9, as arrays want it
  constexpr bool is_none() const { return number_ == 0; }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t number_ = 0;
};

constexpr Seat seat_at(unsigned index) { return Seat(static_cast<int>(index) + 1); }

}  // namespace cardroom
