// The clock, breaks and rounds of play.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::PassTime& asked);
Refusal perform(TournamentFlow& flow, const command::SetClock& asked);
Refusal perform(TournamentFlow& flow, const command::StartBreak& asked);
Refusal perform(TournamentFlow& flow, const command::EndBreak& asked);
Refusal perform(TournamentFlow& flow, const command::StartRound& asked);
Refusal perform(TournamentFlow& flow, const command::EndRound& asked);
Refusal perform(TournamentFlow& flow, const command::InvalidateRound& asked);

}  // namespace cardroom::tournament
