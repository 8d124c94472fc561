// apply(): what an event changes. It cannot refuse: every event that play() emitted, or that a
// journal holds, applies.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

void apply(State& state, const Event& event);

}  // namespace cardroom::canberra
