// Disputes and their review, and proposals to the players.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::OpenDispute& open);
Refusal perform(TableFlow& flow, const table_command::RuleDispute& rule);
Refusal perform(TableFlow& flow, const table_command::RequestReview& request);
Refusal perform(TableFlow& flow, const table_command::ReviewDispute& review);
Refusal perform(TableFlow& flow, const table_command::Propose& propose);
Refusal perform(TableFlow& flow, const table_command::Answer& answer);
Refusal perform(TableFlow& flow, const table_command::Decide& decide);

// C-25: closes a proposal to the players once nobody is left to answer.
void conclude_agreement(TableFlow& flow);

}  // namespace cardroom
