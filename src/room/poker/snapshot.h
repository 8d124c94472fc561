// A table of poker as described data: what a snapshot keeps, and the table read from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/table/table.h"

namespace cardroom::room {

std::string snapshot_of(const Table& table);

// A table as a snapshot has it gets its game and terms. False: it is no table of this game.
bool complete_table(Table& table, const Game& game);

// Reads a table that any build of this program wrote. Nullopt if the text is not a snapshot of a
// table of this game, or this build cannot read it.
std::optional<Table> table_from_snapshot(std::string_view text, const Game& game);

}  // namespace cardroom::room
