// Events of a director who puts something right: an act is taken back, or a correction is entered.
// Nothing that happened is removed; these come after it.
#pragma once

#include <cstdint>
#include <string_view>

#include "tournament/commands.h"

namespace cardroom::tournament::event {

// Everything is again as it was before the act, as far as the act changed it.
struct Undone {
  std::uint32_t act = 0;
  ShortText what;   // The name of its main event.
  PlayerId player;  // Whom it was about; nobody if several.
  Clause clause;
  CARDROOM_DESCRIBED("undone", act, what, player, clause);
};

// What the act had moved goes back. Below zero, the player pays again what they had got.
struct MoneyReturned {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("money_returned", player, amount, clause);
};

// The prizes are taken back, and the house puts its commission back too.
struct Reopened {
  Cents commission;
  Clause clause;
  CARDROOM_DESCRIBED("reopened", commission, clause);
};

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
