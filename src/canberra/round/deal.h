// Shuffle, cut and deal by hand (CP17-5, CP17-6) and with an automated shuffling shoe (CP17-12).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::Deal& asked);
Refusal perform(TableFlow& flow, const command::Announce& asked);

}  // namespace cardroom::canberra
