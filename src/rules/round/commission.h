// Commission of the three families, before the pots are divided (M-12).
#pragma once

#include "rules/game/terms.h"
#include "rules/round/pots.h"

namespace cardroom {

// A pot and its winners. The low winners are empty if no low hand wins.
struct WonPot {
  Pot pot;
  SeatSet high;
  SeatSet low;
  std::uint8_t index = 0;  // The index of its first pot, if several are one amount (N-15).
  bool free =
      false;  // No commission: tied players were the only contributors, or forced bets only.
  Chips commission;
};

using WonPots = FixedList<WonPot, seats_max>;

// Marks free pots, joins pots that are one amount, and calculates what each pays.
void reckon_commission(const Terms& terms, WonPots& pots);

// *95-11.1: 5 % of the highest amount divisible by twenty, nothing above 100 times the minimum.
Chips commission_1995(const Terms& terms, Chips pot);

}  // namespace cardroom
