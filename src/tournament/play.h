// A tournament: put commands to it, apply events to it.
//
// play() is decide and apply in one: it refuses before anything changes, or applies each event as
// it makes it. apply() alone changes a Tournament and cannot refuse.
#pragma once

#include <optional>

#include "base/result.h"
#include "rulebook/violation.h"
#include "tournament/state.h"

namespace cardroom::tournament {

// Refuses and changes nothing, or does it and appends what happened.
std::optional<Violation> play(Tournament& tournament, const Command& command, Events& events);

Result<Events, Violation> decide(const Tournament& tournament, const Command& command);

void apply(Tournament& tournament, const Event& event);

Clause clause_of(const Event& event);

}  // namespace cardroom::tournament
