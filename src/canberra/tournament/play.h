// A tournament of Canberra Poker: put commands to it, apply events to it.
#pragma once

#include "canberra/tournament/apply.h"
#include "rulebook/engine.h"

namespace cardroom::canberra::tournament {

// Refuses and changes nothing, or does it and appends what happened.
Refusal play(Tournament& tournament, const Command& command, Events& events);

// The clause that an event rests on.
Clause clause_of(const Event& event);

}  // namespace cardroom::canberra::tournament
