// Seats that players want, and who gets one that is vacant.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::AwardSeat& award);

// Refuses a player who could not have the seat if it were vacant: when they ask for it, and again
// when it is awarded.
Refusal refuse_wish(const Table& table, const SeatWish& wish);

bool has_wish(const Table& table, PlayerId player, Seat seat);

}  // namespace cardroom
