// The ballot, the start, and players who move from table to table.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::Ballot& asked);
Refusal perform(TournamentFlow& flow, const command::Start& asked);
Refusal perform(TournamentFlow& flow, const command::ChooseDealing& asked);
Refusal perform(TournamentFlow& flow, const command::Move& asked);
Refusal perform(TournamentFlow& flow, const command::BreakTable& asked);
Refusal perform(TournamentFlow& flow, const command::Balance& asked);

}  // namespace cardroom::tournament
