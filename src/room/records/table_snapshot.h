// A snapshot of a table: a line about the table, then the game's own text.
#pragma once

#include <string>
#include <string_view>

#include "room/tables/live_table.h"

namespace cardroom::room {

std::string table_snapshot(const LiveTable& table);

// Reads what any build of this program wrote: a missing field keeps its default, and an unknown one
// is ignored. False if this build cannot read it; then the table has not changed.
bool restore_snapshot(LiveTable& table, std::string_view bytes);

}  // namespace cardroom::room
