// TournamentFlow: a command being played in a tournament of Canberra Poker.
#pragma once

#include "canberra/tournament/guards.h"
#include "canberra/tournament/play.h"

namespace cardroom::canberra::tournament {

using TournamentFlow = Flow<Tournament, Events>;

}  // namespace cardroom::canberra::tournament
