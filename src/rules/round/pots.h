// The pots of a round of play: layers of what each player put in, and who may win each layer.
#pragma once

#include "base/fixed_list.h"
#include "base/money.h"
#include "base/seat_set.h"
#include "rules/round/round.h"

namespace cardroom {

struct Pot {
  Chips amount;
  SeatSet eligible;          // Players still in who put in the whole layer.
  SeatSet contributors;      // Everybody with a chip in it, including folded players.
  Chips from;                // The layer: above this much …
  Chips to;                  // … up to this much of each player's wagers.
  bool forced_only = false;  // N-16: no chip of it is above anybody's ante or blind.
};

using Pots = FixedList<Pot, seats_max>;

// Main pot first (B-25). Dead posts are in the main pot; chips of folded players above every live
// total stay in the last (N-19).
Pots pots_of(const Round& round);

}  // namespace cardroom
