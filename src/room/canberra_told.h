// What the events of a table of Canberra Poker tell, and the table as somebody sees it.
#pragma once

#include "house/events.h"
#include "house/state.h"
#include "room/game_table.h"

namespace cardroom::room {

// `before` and `after` the command whose events they are.
std::vector<Told> tell_all(const std::vector<house::Event>& events, const house::State& before,
                           const house::State& after, const Accounts& accounts);

void write_house_view(std::string& out, const house::State& state, Seat seat);

// What the events mean for the ledger.
std::vector<cage::Command> money_of(const house::State& before, const house::State& after,
                                    const std::vector<house::Event>& events, std::uint32_t table);

}  // namespace cardroom::room
