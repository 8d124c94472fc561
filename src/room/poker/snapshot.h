// A table of poker as described data: what a snapshot keeps of it, and the table again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/table/table.h"

namespace cardroom::room {

std::string snapshot_of(const Table& table);

// The table a build of this program wrote, this one or another. None: the text is not a snapshot of
// a table of this game, or this build cannot read it.
std::optional<Table> table_from_snapshot(std::string_view text, const Game& game);

}  // namespace cardroom::room
