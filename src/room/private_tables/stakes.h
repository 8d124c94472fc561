// The settings of a private table: what a host chooses, and what friends usually play wherever the
// book leaves it open.
#pragma once

#include "room/messages/refused.h"
#include "room/private_tables/orders.h"
#include "room/tables/opener.h"

namespace cardroom::room {

// Refused: the game is not one between players.
Result<SettingList, Refused> private_settings(const incoming::OpenPrivate& asked);

}  // namespace cardroom::room
