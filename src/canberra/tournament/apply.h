// apply(): what an event changes. Only this changes a Tournament, and it cannot refuse.
#pragma once

#include "canberra/tournament/state.h"

namespace cardroom::canberra::tournament {

void apply(Tournament& tournament, const Event& event);

}  // namespace cardroom::canberra::tournament
