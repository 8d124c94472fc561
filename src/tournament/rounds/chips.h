// Chips that come and go: rebuys, top-ups, race-offs and counts.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::Rebuy& asked);
Refusal perform(TournamentFlow& flow, const command::TopUp& asked);
Refusal perform(TournamentFlow& flow, const command::EndTopUps& asked);
Refusal perform(TournamentFlow& flow, const command::RaceOff& asked);
Refusal perform(TournamentFlow& flow, const command::RequestCount& asked);
Refusal perform(TournamentFlow& flow, const command::EnterCount& asked);

// T-07: whether a player at this table may still rebuy.
bool rebuys_open(const Tournament& tournament, TableNumber table);
bool top_ups_open(const Tournament& tournament, TableNumber table);

}  // namespace cardroom::tournament
