// The money of a private table: what its game would move between wallets, table and house goes
// between purses and the table instead, and out of play.
#pragma once

#include <vector>

#include "cage/commands.h"
#include "cage/ledger.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

// At any other table: as it is.
std::vector<cage::Command> money_at(const LiveTable& table, std::vector<cage::Command> money);

// The table is over: what is in its purses goes out of play.
std::vector<cage::Command> ends_of_purses(const LiveTable& table, const cage::Ledger& ledger);

}  // namespace cardroom::room
