// Settlement of antes, bets and jackpot hands, and the end of the round (CP17-8 to CP17-11).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::Settle& asked);
Refusal perform(TableFlow& flow, const command::Declare& asked);
Refusal perform(TableFlow& flow, const command::PayJackpots& asked);
Refusal perform(TableFlow& flow, const command::Collect& asked);

}  // namespace cardroom::canberra
