// A snapshot of a table: a line about the table, then its game as the game keeps itself.
#pragma once

#include <string>
#include <string_view>

#include "room/tables/live_table.h"

namespace cardroom::room {

// `build` names this very program: a snapshot of another is not read.
std::string table_snapshot(const LiveTable& table, const std::string& build);
bool restore_snapshot(LiveTable& table, std::string_view bytes, const std::string& build);

}  // namespace cardroom::room
