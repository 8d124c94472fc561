// Events of a director who puts something right in a tournament of Canberra Poker. Nothing that
// happened is removed; these come after it.
#pragma once

#include "canberra/tournament/commands.h"
#include "rulebook/taken_back.h"

namespace cardroom::canberra::tournament::event {

using taken_back::MoneyReturned;
using taken_back::Reopened;
using taken_back::Undone;

struct StackCorrected {
  PlayerId player;
  Chips chips;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("stack_corrected", player, chips, reason, clause);
};

}  // namespace cardroom::canberra::tournament::event
