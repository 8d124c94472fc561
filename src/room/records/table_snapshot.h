// A snapshot of a table: a line about the table, then the game's own text.
#pragma once

#include <string>
#include <string_view>

#include "room/tables/live_table.h"

namespace cardroom::room {

// `build` identifies this exact program: a snapshot by another build is not read.
std::string table_snapshot(const LiveTable& table, const std::string& build);
bool restore_snapshot(LiveTable& table, std::string_view bytes, const std::string& build);

}  // namespace cardroom::room
