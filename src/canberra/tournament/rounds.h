// Rounds of play at a table: antes in turn, bets, what each player gets back, counts.
#pragma once

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::StartRound& asked);
Refusal perform(TournamentFlow& flow, const command::PlaceAnte& asked);
Refusal perform(TournamentFlow& flow, const command::RuleAnte& asked);
Refusal perform(TournamentFlow& flow, const command::AskNext& asked);
Refusal perform(TournamentFlow& flow, const command::Bet& asked);
Refusal perform(TournamentFlow& flow, const command::Fold& asked);
Refusal perform(TournamentFlow& flow, const command::AddChips& asked);
Refusal perform(TournamentFlow& flow, const command::Settle& asked);
Refusal perform(TournamentFlow& flow, const command::CountTable& asked);
Refusal perform(TournamentFlow& flow, const command::VoidRound& asked);

}  // namespace cardroom::canberra::tournament
