// What part of the pot a seat may expect, by dealing out what it does not see at random.
#pragma once

#include "base/chance.h"
#include "rules/game/terms.h"
#include "rules/round/view.h"

namespace cardroom::bots {

// In thousandths of the pot, against everybody still in. It reads the seat's own view alone.
int equity(const Terms& terms, const View& view, Seat self, Chance& chance, int samples);

}  // namespace cardroom::bots
