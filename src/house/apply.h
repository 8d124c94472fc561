// apply(): makes an event so. It cannot refuse: whatever decide() returned, or a journal holds,
// applies.
#pragma once

#include "house/events.h"
#include "house/state.h"

namespace cardroom::house {

void apply(State& state, const Event& event);

}  // namespace cardroom::house
