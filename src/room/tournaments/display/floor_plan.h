// A tournament's clock and floor as people see them: what comes next, the tables, what the book
// proposes, the moves and race-offs of the last minutes.
#pragma once

#include <functional>
#include <string_view>

#include "room/messages/tournament_floor.h"
#include "room/tournaments/live_tournament.h"

namespace cardroom::room {

// The name stays where it is as long as the message is made.
using NameShown = std::function<std::string_view(PlayerId)>;

outgoing::TournamentTiming timing_of(const LiveTournament& tournament);
outgoing::TournamentFloor floor_of(const LiveTournament& tournament, const NameShown& name_of);

}  // namespace cardroom::room
