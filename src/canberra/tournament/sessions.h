// Sessions: who goes on, who plays off, extra sessions and buy-backs.
#pragma once

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::BeginExtra& asked);
Refusal perform(TournamentFlow& flow, const command::BuyBack& asked);
Refusal perform(TournamentFlow& flow, const command::PlayOff& asked);

// After a round: the session may be over, and with it the tournament.
void end_session_if_over(TournamentFlow& flow);
// Play-offs decided, or none needed: what follows.
void finish_if_over(TournamentFlow& flow);
// Nothing more is played for, but what equal players have to play off.
void end_play(TournamentFlow& flow);

}  // namespace cardroom::canberra::tournament
