// play(): what a command does to a table of Canberra Poker. It reads no clock and draws no cards.
#pragma once

#include "base/result.h"
#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "rulebook/engine.h"

namespace cardroom::canberra {

// Refuses and changes nothing, or obeys and appends what happened.
Refusal play(State& state, const Command& command, Events& events);

// What would happen, on a copy of the table.
Result<Events, Violation> decide(const State& state, const Command& command);

// The clause that an event is based on.
Clause clause_of(const Event& event);

}  // namespace cardroom::canberra
