// Disputes: opened by a player, ruled on by the operator, reviewed on request (CP17-16.5).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::OpenDispute& asked);
Refusal perform(TableFlow& flow, const command::RuleDispute& asked);
Refusal perform(TableFlow& flow, const command::RequestReview& asked);
Refusal perform(TableFlow& flow, const command::RecordReview& asked);

}  // namespace cardroom::canberra
