// SeatSet: some of the seats of a table as one bit each, with the clockwise walk that every order
// of play needs. Two bytes.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "base/seat.h"

namespace cardroom {

inline constexpr int seats_max = 10;

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(std::initializer_list<Seat> seats) {
    for (const Seat seat : seats) insert(seat);
  }
  static constexpr SeatSet from_bits(unsigned bits) {
    SeatSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }

  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | bit(seat)); }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }
  constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr unsigned bits() const { return bits_; }

  // The first of these seats clockwise from `seat`, itself included; none if the set is empty.
  constexpr Seat from(Seat seat) const {
    const unsigned ahead = bits_ & (~0U << seat.index());
    return lowest(ahead != 0 ? ahead : bits_);
  }
  // The first of these seats clockwise after `seat`; `seat` itself comes last.
  constexpr Seat after(Seat seat) const {
    const unsigned ahead = bits_ & (~1U << seat.index());
    return lowest(ahead != 0 ? ahead : bits_);
  }
  constexpr Seat lowest_seat() const { return lowest(bits_); }
  constexpr Seat highest_seat() const {
    return bits_ == 0 ? Seat::none() : seat_at(static_cast<unsigned>(std::bit_width(bits_)) - 1U);
  }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
    return from_bits(a.bits_ & ~static_cast<unsigned>(b.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  // By seat number, lowest first.
  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Seat operator*() const { return lowest(bits_); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  // Without a branch: a seat's number is never 0, and the bit of 0 falls off.
  static constexpr unsigned bit(Seat seat) { return (1U << seat.number()) >> 1; }
  static constexpr Seat lowest(unsigned bits) {
    return Seat(static_cast<int>(std::bit_width(bits & (0U - bits))));
  }
  std::uint16_t bits_ = 0;
};

// The seat before this one, clockwise.
constexpr Seat seat_before(Seat seat) {
  return seat_at((seat.index() + seats_max - 1U) % seats_max);
}

// Visits the seats of a set clockwise, beginning at `first` or the next after it.
template <class Visit>
constexpr void clockwise_from(SeatSet seats, Seat first, Visit&& visit) {
  // Once round the table as one number: the seats from `first` on, then those before it.
  const unsigned before = (1U << first.index()) - 1U;
  unsigned left = (seats.bits() & ~before) | (seats.bits() & before) << 16;
  for (; left != 0; left &= left - 1)
    visit(seat_at(static_cast<unsigned>(std::countr_zero(left)) % 16));
}

}  // namespace cardroom
