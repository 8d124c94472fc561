// The part of the pot that a seat may expect, found by dealing the unseen cards at random.
#pragma once

#include "base/chance.h"
#include "rules/game/terms.h"
#include "rules/round/view.h"

namespace cardroom::bots {

// In thousandths of the pot, against everybody still in. It reads only the seat's own view.
int equity(const Terms& terms, const RoundView& view, Seat self, Chance& chance, int samples);

}  // namespace cardroom::bots
