// The sizes of openings and raises in one betting round, by kind of limit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/money.h"
#include "rules/game/game.h"

namespace cardroom {

struct Terms;

// What bounds a size from above.
enum class Most : std::uint8_t { amount, half_pot, full_pot, twice_the_total, stake };
constexpr std::string_view word(Most most) {
  switch (most) {
    case Most::amount:
      return "amount";
    case Most::half_pot:
      return "half_pot";
    case Most::full_pot:
      return "full_pot";
    case Most::twice_the_total:
      return "twice_the_total";
    case Most::stake:
      return "stake";
  }
  return {};
}

struct StreetLimits {
  Chips open_low;
  Chips open_high;  // With Most::amount.
  Chips raise_low;
  Chips raise_high;  // With Most::amount.
  SizeRule shape = SizeRule::range;
  Most most = Most::amount;
  CARDROOM_DESCRIBED("street_limits", open_low, open_high, raise_low, raise_high, shape, most);
  friend constexpr bool operator==(const StreetLimits&, const StreetLimits&) = default;
};

// The sizes of a betting round. `last` is the last blind or over-blind of this round of play. They
// are written in place, which is faster than returning and copying a struct.
void set_limits(const Terms& terms, std::size_t street, Chips last, StreetLimits& limits);

// A pair is face up: the higher of two sizes is twice the lower, where the highest hand wins.
void double_highest(const Terms& terms, StreetLimits& limits);

// M95-16.6, C-09: after a card was seen too early, every wager and raise is the table minimum.
void set_to_table_minimum(const Terms& terms, StreetLimits& limits);

}  // namespace cardroom
