// What the events of a table say: to everybody, and to people who may see more.
#pragma once

#include "codec/values.h"
#include "hosted/events.h"
#include "room/game/table.h"
#include "rules/table/table.h"

namespace cardroom::room {

// `after` is the table once all of them are applied; `seq` is the number of the event before them
// and is missing in a replay.
std::vector<ToldEvent> tell_all(const TableEvents& events, const Table& after,
                                const Accounts& accounts, codec::Maybe<std::uint64_t> seq = {});

// The same at a hosted table, where nobody is told more than everybody.
std::vector<ToldEvent> tell_all(const std::vector<HostedEvent>& events, const Table& after,
                                const Accounts& accounts, codec::Maybe<std::uint64_t> seq = {});

}  // namespace cardroom::room
