// Sessions: who goes on, who plays off, extra sessions and buy-backs.
#pragma once

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::BeginExtra& asked);
Refusal perform(TournamentFlow& flow, const command::BuyBack& asked);
Refusal perform(TournamentFlow& flow, const command::PlayOff& asked);

// After a round: the session may be over, and the tournament with it.
void end_session_if_over(TournamentFlow& flow);
// What follows when play-offs are decided or not needed.
void finish_if_over(TournamentFlow& flow);
// Nothing is left to play except play-offs between equal players.
void end_play(TournamentFlow& flow);

}  // namespace cardroom::canberra::tournament
