// Conditions, the director, entries and reserves.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

// Why nobody may enter yet: the conditions are not approved, or there is no director.
Refusal refuse_gate(const Tournament& tournament);

Refusal perform(TournamentFlow& flow, const command::Determine& asked);
Refusal perform(TournamentFlow& flow, const command::Approve& asked);
Refusal perform(TournamentFlow& flow, const command::Nominate& asked);
Refusal perform(TournamentFlow& flow, const command::Admit& asked);
Refusal perform(TournamentFlow& flow, const command::Enter& asked);
Refusal perform(TournamentFlow& flow, const command::Withdraw& asked);
Refusal perform(TournamentFlow& flow, const command::JoinReserve& asked);
Refusal perform(TournamentFlow& flow, const command::SeatReserve& asked);

}  // namespace cardroom::tournament
