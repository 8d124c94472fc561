// Events of a director who puts something right: an act is taken back, or a correction is entered.
// Nothing that happened is removed; these come after it.
#pragma once

#include <cstdint>
#include <string_view>

#include "rulebook/taken_back.h"
#include "tournament/commands.h"

namespace cardroom::tournament::event {

using taken_back::MoneyReturned;
using taken_back::Reopened;
using taken_back::Undone;

// From now on the clock shows this.
struct ClockSet {
  std::int64_t clock_s = 0;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("clock_set", clock_s, reason, clause);
};

struct StakeCorrected {
  PlayerId player;
  Chips stake;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("stake_corrected", player, stake, reason, clause);
};

// Of somebody who is out; those behind them move back.
struct PlaceCorrected {
  PlayerId player;
  std::uint16_t place = 0;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("place_corrected", player, place, reason, clause);
};

// Somebody who was put out by mistake plays on.
struct Reinstated {
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Chips stake;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("reinstated", player, table, seat, stake, reason, clause);
};

}  // namespace cardroom::tournament::event
