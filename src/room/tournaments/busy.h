// Who is at a table or in a tournament: no bot of these enters another.
#pragma once

#include <set>

#include "room/tables/tables.h"
#include "room/tournaments/tournaments.h"

namespace cardroom::room {

std::set<PlayerId> busy_players(const Tables& tables, const Tournaments& tournaments);

}  // namespace cardroom::room
