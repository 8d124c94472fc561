// Settlement of antes, bets and jackpot hands, and the end of the round (CP17-8 to CP17-11).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

// What the settlement makes of a box that has bet, now that the dealer's hand is known.
event::BoxSettled settlement_of(const State& state, Seat seat);
// The clause of a jackpot payout for this hand.
Clause clause_of_payout(Category hand);

Refusal perform(TableFlow& flow, const command::Settle& asked);
Refusal perform(TableFlow& flow, const command::Declare& asked);
Refusal perform(TableFlow& flow, const command::PayJackpots& asked);
Refusal perform(TableFlow& flow, const command::Collect& asked);

}  // namespace cardroom::canberra
