// The stakes of a hand. One that was not recorded is enough for everything its player does, or, if
// the acts show that the player was all-in, exactly what they put in.
#pragma once

#include <array>

#include "base/money.h"
#include "base/seat_set.h"
#include "history/told.h"

namespace cardroom::history {

// By player, in units with this many decimal places.
std::array<Chips, seats_max> stakes_of(const ToldHand& told, int places);

}  // namespace cardroom::history
