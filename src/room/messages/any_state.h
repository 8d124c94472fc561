// A table as one person sees it, whatever is played there.
#pragma once

#include <variant>

#include "room/messages/canberra_state.h"
#include "room/messages/poker_state.h"

namespace cardroom::room::outgoing {

using AnyState = std::variant<PokerState, CanberraState>;

}  // namespace cardroom::room::outgoing
