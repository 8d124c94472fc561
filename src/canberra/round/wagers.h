// Wagers before the deal, and bet or fold after it (CP17-3, CP17-4, CP17-7).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::CallWagers& asked);
Refusal perform(TableFlow& flow, const command::PlaceAnte& asked);
Refusal perform(TableFlow& flow, const command::PlaceJackpot& asked);
Refusal perform(TableFlow& flow, const command::TakeBack& asked);
Refusal perform(TableFlow& flow, const command::PlaceBet& asked);
Refusal perform(TableFlow& flow, const command::Fold& asked);

}  // namespace cardroom::canberra
