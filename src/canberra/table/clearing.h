// What becomes of a table at which play cannot go on: the round is as if it had never been, what
// lies in front of each player is theirs, and the table has nobody at it. Nothing here asks whether
// the state can be: it may be the broken thing.
#pragma once

#include "canberra/table/state.h"

namespace cardroom::canberra {

// Wagers that are not settled have gone back to those who placed them.
State without_round(const State& state);

// Closed and empty, with today's settings, and with the money of the house and of both pools.
State cleared(const State& state);

}  // namespace cardroom::canberra
