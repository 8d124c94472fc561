// Wagers and checks of the player to act, once they are allowed.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

enum class TapsOut : bool { no, yes };

// Puts `to` in for the player whose turn it is.
void wager(RoundFlow& flow, Chips to, TapsOut taps_out);

// B-08: the player to act checks, or passes the option of the last blind, as the book calls it.
void pass(RoundFlow& flow, Seat seat);

// The smallest increment of a full raise now.
Chips least_raise(const Terms& terms, const Round& round);

enum class Size : bool { opening, raise };

// N-23: the clause on the sizes of openings or of raises.
Clause sizes_clause(const RoundFlow& flow, Size size);

}  // namespace cardroom
