// apply(): what an event changes. Only this changes a Tournament, and it cannot refuse.
#pragma once

#include "tournament/state.h"

namespace cardroom::tournament {

void apply(Tournament& tournament, const Event& event);

}  // namespace cardroom::tournament
