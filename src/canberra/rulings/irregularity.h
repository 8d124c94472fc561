// Irregularities of the deal and the hands, and what makes a round void (CP17-14, CP17-12.6).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::ExposeCard& asked);
Refusal perform(TableFlow& flow, const command::CountHand& asked);
Refusal perform(TableFlow& flow, const command::RackHand& asked);
Refusal perform(TableFlow& flow, const command::Reconstruct& asked);
Refusal perform(TableFlow& flow, const command::VoidRound& asked);

}  // namespace cardroom::canberra
