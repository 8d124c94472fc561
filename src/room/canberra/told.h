// What the events of a table of Canberra Poker say: to everybody, and to people who may see more.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "codec/values.h"
#include "room/game/table.h"

namespace cardroom::room {

// `before` and `after` are the states around the command; `seq` is the number of the event before
// these, and is missing in a replay.
std::vector<ToldEvent> tell_all(const std::vector<canberra::Event>& events,
                                const canberra::State& before, const canberra::State& after,
                                const Accounts& accounts, codec::Maybe<std::uint64_t> seq = {});

// What a box put in as wagers; nothing where nobody asked.
Cents wagered_by(Seat seat, const std::vector<canberra::Event>& events);

// What players bring from their wallets.
std::vector<records::Payment> brought_in(const canberra::State& after,
                                         const std::vector<canberra::Event>& events);

// What the house's accounts get from the table; below zero where they pay.
cage::command::Settle settlement(const canberra::State& before, const canberra::State& after,
                                 std::uint32_t table);

// What the events mean for the ledger.
std::vector<cage::Command> money_of(const canberra::State& before, const canberra::State& after,
                                    const std::vector<canberra::Event>& events,
                                    std::uint32_t table);

}  // namespace cardroom::room
