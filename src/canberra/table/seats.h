// Players who sit down, buy chips, leave or must leave, and the marker by a box.
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::Sit& asked);
Refusal perform(TableFlow& flow, const command::BuyChips& asked);
Refusal perform(TableFlow& flow, const command::Leave& asked);
Refusal perform(TableFlow& flow, const command::Vacate& asked);
Refusal perform(TableFlow& flow, const command::SetMarker& asked);

}  // namespace cardroom::canberra
