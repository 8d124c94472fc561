// What the events of a table of Canberra Poker tell, and the table as somebody sees it.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "room/tables/game_table.h"

namespace cardroom::room {

// `before` and `after` the command whose events they are.
std::vector<ToldEvent> tell_all(const std::vector<canberra::Event>& events,
                                const canberra::State& before, const canberra::State& after,
                                const Accounts& accounts);

void write_house_view(std::string& out, const canberra::State& state, Seat seat);

// What the events mean for the ledger.
std::vector<cage::Command> money_of(const canberra::State& before, const canberra::State& after,
                                    const std::vector<canberra::Event>& events,
                                    std::uint32_t table);

}  // namespace cardroom::room
