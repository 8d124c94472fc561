// Seats that players want, and who gets one that is vacant.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::AwardSeat& award);

bool has_wish(const Table& table, PlayerId player, Seat seat);

}  // namespace cardroom
