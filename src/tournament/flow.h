// TournamentFlow: a command being played in a tournament.
#pragma once

#include "tournament/guards.h"
#include "tournament/play.h"

namespace cardroom::tournament {

using TournamentFlow = Flow<Tournament, Events>;

}  // namespace cardroom::tournament
