// Late entry and re-entry: somebody comes into a tournament that is being played.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

bool late_entry_open(const Tournament& tournament);
// Whether somebody who is out may enter once more.
bool may_enter_again(const Tournament& tournament, const Entry& entry);

// The player pays and gets a seat and the starting chips.
Refusal enter_late(TournamentFlow& flow, PlayerId player);

}  // namespace cardroom::tournament
