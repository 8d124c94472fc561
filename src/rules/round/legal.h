// Legal: exactly what the player to act may do. Computed once a decision; decide() asks it, so what
// is offered and what is accepted cannot differ.
#pragma once

#include <cstdint>

#include "base/money.h"
#include "base/seat.h"
#include "rules/game/game.h"

namespace cardroom {

// What bounds a size from above.
enum class Most : std::uint8_t { amount, half_pot, full_pot, twice_the_total, stake };

struct StreetLimits {
  Chips open_low;
  Chips open_high;  // With Most::amount.
  Chips raise_low;
  Chips raise_high;  // With Most::amount.
  Shape shape = Shape::range;
  Most most = Most::amount;
  friend constexpr bool operator==(const StreetLimits&, const StreetLimits&) = default;
};

// Allowed totals of a betting round: none, low and high alone, or low to high by steps.
struct Sizes {
  Chips low;
  Chips high;
  Chips step{1};
  bool any = false;
  Shape shape = Shape::range;

  constexpr bool allows(Chips total) const {
    if (!any || total < low || total > high) return false;
    if (total == low || total == high) return true;
    if (shape != Shape::range) return false;
    return step == Chips(1) || (total - low) % step == Chips(0);
  }
  friend constexpr bool operator==(const Sizes&, const Sizes&) = default;
};

// Why a player may not raise at this moment; what a refusal then cites.
enum class RaiseBar : std::uint8_t {
  none,
  short_tap_out,     // B-21: he has acted, and nobody has made a full raise since.
  cap,               // B-05: the raises of the round are used up.
  nobody_to_answer,  // N-01
  checked_before,    // B-06 a
  limit_too_low,     // N-08
  frozen,            // C-08: an early card froze the betting.
};

struct Legal {
  Seat seat;  // None: nobody is asked.
  bool fold = false;
  bool check = false;
  bool decline = false;
  bool call = false;
  bool bet = false;  // Whether sizes are of an opening, or of a raise.
  bool tap_out = false;
  bool draw = false;
  bool completes = false;        // B-23: the sizes complete a short opening.
  bool fold_costs_call = false;  // B-28, option A.
  RaiseBar bar = RaiseBar::none;
  Chips call_adds;
  Sizes sizes;       // Openings or raises, as totals of the betting round.
  Chips tap_out_to;  // The total of a listed tap-out.
  Chips least_full;  // The smallest total that is a full opening or raise now (N-03).
  Chips most;        // The largest total the limit allows, the stake apart.

  friend constexpr bool operator==(const Legal&, const Legal&) = default;
};

}  // namespace cardroom
