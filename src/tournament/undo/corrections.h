// Corrections: what can no longer be taken back is put right, with the reason on record.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::CorrectStake& asked);
Refusal perform(TournamentFlow& flow, const command::CorrectPlace& asked);
Refusal perform(TournamentFlow& flow, const command::Reinstate& asked);

}  // namespace cardroom::tournament
