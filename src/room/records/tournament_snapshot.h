// A tournament in one piece, so that a restart late in the event need not read every round of it.
#pragma once

#include <string>
#include <string_view>

#include "room/tournaments/live_tournament.h"

namespace cardroom::room {

std::string tournament_snapshot(const LiveTournament& tournament);

// False: this program cannot use it, and the tournament is as it was before.
bool restore_snapshot(LiveTournament& tournament, std::string_view bytes);

}  // namespace cardroom::room
