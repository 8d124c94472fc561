// A tournament: plays commands and applies events.
//
// play() refuses before anything changes, or applies each event as it makes it. Only apply()
// changes a Tournament, and it cannot refuse.
#pragma once

#include <span>

#include "base/result.h"
#include "rulebook/engine.h"
#include "tournament/apply.h"

namespace cardroom::tournament {

// Refuses and changes nothing, or obeys and appends what happened.
Refusal play(Tournament& tournament, const Command& command, Events& events);

// Applies again what a command did: all of it at once, because it is taken back as one act.
void apply_all(Tournament& tournament, std::span<const Event> events);

// What would happen, on a copy of the tournament.
Result<Events, Violation> decide(const Tournament& tournament, const Command& command);

// The clause that an event is based on.
Clause clause_of(const Event& event);

}  // namespace cardroom::tournament
