// A tournament: put commands to it, apply events to it.
//
// play() refuses before anything changes, or applies each event as it makes it. apply() alone
// changes a Tournament and cannot refuse.
#pragma once

#include "base/result.h"
#include "rulebook/engine.h"
#include "tournament/apply.h"

namespace cardroom::tournament {

// Refuses and changes nothing, or does it and appends what happened.
Refusal play(Tournament& tournament, const Command& command, Events& events);

// What would happen, to a copy of the tournament.
Result<Events, Violation> decide(const Tournament& tournament, const Command& command);

// The clause that an event rests on.
Clause clause_of(const Event& event);

}  // namespace cardroom::tournament
