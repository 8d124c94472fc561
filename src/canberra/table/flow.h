// TableFlow: a command being played at a table of Canberra Poker.
#pragma once

#include "canberra/table/apply.h"
#include "canberra/table/commands.h"
#include "canberra/table/refusals.h"
#include "rulebook/engine.h"

namespace cardroom::canberra {

using TableFlow = Flow<State, Events>;

}  // namespace cardroom::canberra
