// Breaks, directions, penalties, and how a tournament ends: places, prizes, cancellation.
#pragma once

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::CallBreak& asked);
Refusal perform(TournamentFlow& flow, const command::EndBreak& asked);
Refusal perform(TournamentFlow& flow, const command::Direct& asked);
Refusal perform(TournamentFlow& flow, const command::Penalise& asked);
Refusal perform(TournamentFlow& flow, const command::AwardPlaces& asked);
Refusal perform(TournamentFlow& flow, const command::Cancel& asked);

}  // namespace cardroom::canberra::tournament
