// What the events of a table of Canberra Poker tell: to everybody, and to those who may see more.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "codec/values.h"
#include "room/game/table.h"

namespace cardroom::room {

// `before` and `after` the command whose events they are; `seq` is the number of the event before
// them, none in a replay.
std::vector<ToldEvent> tell_all(const std::vector<canberra::Event>& events,
                                const canberra::State& before, const canberra::State& after,
                                const Accounts& accounts, codec::Maybe<std::uint64_t> seq = {});

// What the events mean for the ledger.
std::vector<cage::Command> money_of(const canberra::State& before, const canberra::State& after,
                                    const std::vector<canberra::Event>& events,
                                    std::uint32_t table);

}  // namespace cardroom::room
