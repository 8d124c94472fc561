// Events of a director who puts something right in a tournament of Canberra Poker. Nothing that
// happened is removed; these come after it.
#pragma once

#include "canberra/tournament/commands.h"

namespace cardroom::canberra::tournament::event {

// The tournament is again as it was before the act.
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

struct StackCorrected {
  PlayerId player;
  Chips chips;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("stack_corrected", player, chips, reason, clause);
};

}  // namespace cardroom::canberra::tournament::event
