// Sanctions, conduct and jackpot faults (CP17-13, CP17-14.5, CP17-16).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::VoidWager& asked);
Refusal perform(TableFlow& flow, const command::Exclude& asked);
Refusal perform(TableFlow& flow, const command::RecordConduct& asked);
Refusal perform(TableFlow& flow, const command::ReportFault& asked);
Refusal perform(TableFlow& flow, const command::ApprovePlay& asked);
Refusal perform(TableFlow& flow, const command::RepairJackpot& asked);

}  // namespace cardroom::canberra
