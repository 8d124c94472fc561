// What a command at a table means for the ledger: who bought in, who cashed out, and what the house
// took.
#pragma once

#include <utility>
#include <vector>

#include "cage/commands.h"
#include "records/records.h"
#include "rules/table/table.h"

namespace cardroom::room {

// What players bring from their wallets. A correction that takes from them is no such thing.
std::vector<records::Payment> brought_in(const Table& after, const TableEvents& events);
// What players will bring when what they ask for is given to them.
std::vector<records::Payment> promised_in(const TableEvents& events);
// What a seat put in as wagers; nothing where nobody asked.
Chips wagered_by(Seat seat, const TableEvents& events);

std::vector<cage::Command> money_of(const Table& before, const Table& after,
                                    const TableEvents& events, std::uint32_t table);

}  // namespace cardroom::room
