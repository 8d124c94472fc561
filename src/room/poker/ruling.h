// What the supervisor may choose while play waits for them, found by asking the rules.
#pragma once

#include <optional>

#include "room/messages/state.h"
#include "rules/table/table.h"

namespace cardroom::room {

std::optional<outgoing::Ruling> ruling_due(const Table& table);

}  // namespace cardroom::room
