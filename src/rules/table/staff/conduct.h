// Conduct of players: exclusions, breaches on record, and information that is shared.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::Exclude& exclude);
Refusal perform(TableFlow& flow, const table_command::DealOut& deal_out);
Refusal perform(TableFlow& flow, const table_command::RecordConduct& record);
Refusal perform(TableFlow& flow, const table_command::ShareInformation& share);

}  // namespace cardroom
