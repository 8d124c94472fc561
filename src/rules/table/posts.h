// Blinds that a player posts in addition to the forced ones.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::Post& post);
Refusal perform(TableFlow& flow, const table_command::Wait& wait);
Refusal perform(TableFlow& flow, const table_command::OverBlind& over_blind);

}  // namespace cardroom
