// The operator's acts: determinations, the marker, vacated seats, closing, and chosen groups.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::Determine& asked);
Refusal perform(TableFlow& flow, const table_command::PlaceMarker& marker);
Refusal perform(TableFlow& flow, const table_command::Vacate& vacate);
Refusal perform(TableFlow& flow, const table_command::CloseTable& close);
Refusal perform(TableFlow& flow, const table_command::RestrictGroup& restriction);
Refusal perform(TableFlow& flow, const table_command::Admit& admit);

}  // namespace cardroom
