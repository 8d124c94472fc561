// Wagers on the progressive jackpot in a tournament whose conditions allow them.
#pragma once

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::WagerJackpot& asked);
Refusal perform(TournamentFlow& flow, const command::DeclareJackpot& asked);

// At the end of a round: every wager that has won nothing is lost.
void collect_jackpot_wagers(TournamentFlow& flow, TableNumber table);

}  // namespace cardroom::canberra::tournament
