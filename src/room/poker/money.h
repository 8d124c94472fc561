// What a command at a table means for the ledger: who bought in, who cashed out, and what the house
// took.
#pragma once

#include <utility>
#include <vector>

#include "cage/commands.h"
#include "records/records.h"
#include "rules/table/table.h"

namespace cardroom::room {

// What players will bring when what they ask for is given to them.
std::vector<records::Payment> promised_in(const TableEvents& events);

std::vector<cage::Command> money_of(const Table& before, const Table& after,
                                    const TableEvents& events, std::uint32_t table);

}  // namespace cardroom::room
