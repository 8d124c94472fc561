// How the director deals with players: absence, forfeit, substitutes, exclusion, directions,
// stages.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::MarkAbsent& asked);
Refusal perform(TournamentFlow& flow, const command::MarkPresent& asked);
Refusal perform(TournamentFlow& flow, const command::Forfeit& asked);
Refusal perform(TournamentFlow& flow, const command::Substitute& asked);
Refusal perform(TournamentFlow& flow, const command::Exclude& asked);
Refusal perform(TournamentFlow& flow, const command::Direct& asked);
Refusal perform(TournamentFlow& flow, const command::BeginStage& asked);

}  // namespace cardroom::tournament
