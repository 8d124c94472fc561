// What the events of a table tell: to the journal, to everybody, and to those who may see more.
#pragma once

#include "room/tables/game_table.h"
#include "rules/table/table.h"

namespace cardroom::room {

// `after` is the table once all of them are applied.
std::vector<ToldEvent> tell_all(const TableEvents& events, const Table& after,
                                const Accounts& accounts);

}  // namespace cardroom::room
