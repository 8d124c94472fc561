// A tournament of Canberra Poker: plays commands and applies events.
#pragma once

#include <span>

#include "canberra/tournament/apply.h"
#include "rulebook/engine.h"

namespace cardroom::canberra::tournament {

// Refuses and changes nothing, or obeys and appends what happened.
Refusal play(Tournament& tournament, const Command& command, Events& events);

// Applies again what a command did: all of it at once, because it is taken back as one act.
void apply_all(Tournament& tournament, std::span<const Event> events);

// The clause that an event is based on.
Clause clause_of(const Event& event);

}  // namespace cardroom::canberra::tournament
