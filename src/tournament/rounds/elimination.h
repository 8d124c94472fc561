// Players without chips, and the end of the play.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::Bust& asked);
Refusal perform(TournamentFlow& flow, const command::Eliminate& asked);

// T-26, T-14: out, with the place they have for now; the last one left ends the play.
void eliminate(TournamentFlow& flow, PlayerId player, Chips contributed);
void end_play_if_one_is_left(TournamentFlow& flow);

}  // namespace cardroom::tournament
