// Desired seats, and who gets one that is vacant.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

bool has_wish(const Table& table, PlayerId player, Seat seat);

// Moves a seated player between rounds of play.
void move_to(TableFlow& flow, Seat from, Seat to);

}  // namespace cardroom
