// A table of Canberra Poker as text: what a snapshot keeps, and the table read from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "room/canberra/run.h"

namespace cardroom::room {

std::string snapshot_of(const CanberraRun& run);

// Reads what any build of this program wrote. Nullopt if the text is not a snapshot of a table of
// Canberra Poker, or this build cannot read it.
std::optional<CanberraRun> read_canberra_snapshot(std::string_view text);

}  // namespace cardroom::room
