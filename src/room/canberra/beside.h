// CP17-17.3(a)(vii): jackpot wagers at a tournament's table. They are money beside its chips, from
// the players' wallets and back to them; all other money of such a table is none.
#pragma once

#include <vector>

#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "room/game/happened.h"
#include "room/game/table.h"

namespace cardroom::room {

inline bool is_beside(const canberra::State& state) {
  return state.settings.jackpot == canberra::JackpotWagers::beside_chips;
}

// What the events mean for the ledger, and for the wallets and limits of whoever asked.
void add_money_beside(Happened& happened, const canberra::State& before,
                      const std::vector<canberra::Event>& events, std::uint32_t table);

// What goes back to whom if this round had never been.
Clearing clearing_beside(const canberra::State& state);

// What the house and the pools hold of it.
Takings takings_beside(const canberra::State& state);

}  // namespace cardroom::room
