// Before a session: conditions, the director, entries, reserves, substitutes, the ballot.
#pragma once

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

// Why nobody may enter yet.
Refusal refuse_gate(const Tournament& tournament);

Refusal perform(TournamentFlow& flow, const command::SetCondition& asked);
Refusal perform(TournamentFlow& flow, const command::Document& asked);
Refusal perform(TournamentFlow& flow, const command::Publish& asked);
Refusal perform(TournamentFlow& flow, const command::Notify& asked);
Refusal perform(TournamentFlow& flow, const command::Nominate& asked);
Refusal perform(TournamentFlow& flow, const command::RequireAgreement& asked);
Refusal perform(TournamentFlow& flow, const command::Agree& asked);
Refusal perform(TournamentFlow& flow, const command::Enter& asked);
Refusal perform(TournamentFlow& flow, const command::Withdraw& asked);
Refusal perform(TournamentFlow& flow, const command::JoinReserve& asked);
Refusal perform(TournamentFlow& flow, const command::SeatReserve& asked);
Refusal perform(TournamentFlow& flow, const command::Substitute& asked);
Refusal perform(TournamentFlow& flow, const command::ChangeStart& asked);
Refusal perform(TournamentFlow& flow, const command::Ballot& asked);
Refusal perform(TournamentFlow& flow, const command::TakeSeat& asked);
Refusal perform(TournamentFlow& flow, const command::StartSession& asked);

}  // namespace cardroom::canberra::tournament
