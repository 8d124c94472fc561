// How a tournament ends: places, prizes, cancellation.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::EndPlay& asked);
Refusal perform(TournamentFlow& flow, const command::Award& asked);
Refusal perform(TournamentFlow& flow, const command::Cancel& asked);

}  // namespace cardroom::tournament
