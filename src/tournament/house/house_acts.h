// Acts that only the house's additions know: bounties and deals.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::AwardBounty& asked);
Refusal perform(TournamentFlow& flow, const command::ProposeDeal& asked);
Refusal perform(TournamentFlow& flow, const command::AgreeDeal& asked);
Refusal perform(TournamentFlow& flow, const command::DropDeal& asked);

// The bounty of somebody who has lost their last chips.
void win_bounty(TournamentFlow& flow, PlayerId winner, PlayerId from);
// With the prizes: all bounties, those that nobody won to the winner, and the points of the league.
void pay_additions(TournamentFlow& flow, PlayerId winner);

}  // namespace cardroom::tournament
