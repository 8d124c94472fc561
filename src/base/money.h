// Chips and Cents: whole amounts that cannot be mixed up. Players wager Chips at a table; the cage
// and the jackpot count in Cents.
#pragma once

#include <compare>
#include <cstdint>

namespace cardroom {

template <class Kind>
class Amount {
 public:
  constexpr Amount() = default;
  constexpr explicit Amount(std::int64_t count) : count_(count) {}

  constexpr std::int64_t count() const { return count_; }

  constexpr Amount& operator+=(Amount other) {
    count_ += other.count_;
    return *this;
  }
  constexpr Amount& operator-=(Amount other) {
    count_ -= other.count_;
    return *this;
  }
  friend constexpr Amount operator+(Amount left, Amount right) { return left += right; }
  friend constexpr Amount operator-(Amount left, Amount right) { return left -= right; }
  friend constexpr Amount operator-(Amount amount) { return Amount(-amount.count_); }
  friend constexpr Amount operator*(Amount amount, std::int64_t times) {
    return Amount(amount.count_ * times);
  }
  friend constexpr Amount operator*(std::int64_t times, Amount amount) { return amount * times; }
  // Rounded down for amounts that are not negative, which is how every rule here divides.
  friend constexpr Amount operator/(Amount amount, std::int64_t parts) {
    return Amount(amount.count_ / parts);
  }
  friend constexpr std::int64_t operator/(Amount amount, Amount unit) {
    return amount.count_ / unit.count_;
  }
  friend constexpr Amount operator%(Amount amount, Amount unit) {
    return Amount(amount.count_ % unit.count_);
  }
  friend constexpr auto operator<=>(Amount, Amount) = default;

 private:
  std::int64_t count_ = 0;
};

// The whole units in an amount. The unit is nearly always one, and a division is slow.
template <class Kind>
constexpr Amount<Kind> down_to(Amount<Kind> amount, Amount<Kind> unit) {
  return unit.count() == 1 ? amount : amount - amount % unit;
}

using Chips = Amount<struct ChipsKind>;
using Cents = Amount<struct CentsKind>;

// A chip is a dollar.
constexpr Cents in_cents(Chips chips) { return Cents(chips.count() * 100); }

inline namespace literals {
constexpr Chips operator""_chips(unsigned long long count) {
  return Chips(static_cast<std::int64_t>(count));
}
constexpr Cents operator""_cents(unsigned long long count) {
  return Cents(static_cast<std::int64_t>(count));
}
}  // namespace literals

}  // namespace cardroom
