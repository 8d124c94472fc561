// Chips counted on the table: where chips are real, what lies in front of each player is counted
// between rounds, and compared with what was entered.
#pragma once

#include "hosted/game.h"

namespace cardroom {

// What was counted is what the player has from now on. A sum that differs is found or missing
// (HostedTable::found), so the table still holds what came to it.
Refusal count_stakes(HostedGame& game, const hosted_command::CountStakes& count,
                     const HostedListener& listener);

}  // namespace cardroom
