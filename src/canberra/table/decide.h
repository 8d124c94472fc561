// decide(): what a command leads to. It reads the state and nothing else: no clock, no chance.
#pragma once

#include "base/result.h"
#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "rulebook/violation.h"

namespace cardroom::canberra {

Result<Events, Violation> decide(const State& state, const Command& command);

// The same into the caller's list, which a loop over many rounds keeps. Nothing is added to it when
// the command is refused.
using Verdict = Result<Done, Violation>;
Verdict decide(const State& state, const Command& command, Events& events);

}  // namespace cardroom::canberra
