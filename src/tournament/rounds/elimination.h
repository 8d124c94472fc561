// Players without chips, and the end of the play.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::Bust& asked);
Refusal perform(TournamentFlow& flow, const command::Eliminate& asked);

// T-26, T-14: they are out, with the place they have for now; when one player is left, play ends.
void eliminate(TournamentFlow& flow, PlayerId player, Chips contributed);
void end_play_if_one_is_left(TournamentFlow& flow);

}  // namespace cardroom::tournament
