// The director takes an act back.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::Undo& asked);

}  // namespace cardroom::tournament
