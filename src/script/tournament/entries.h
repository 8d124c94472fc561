// Lines of a tournament script about entrants: who enters, sits, buys chips or goes.
#pragma once

#include "script/tournament/scene.h"

namespace cardroom {

// Reads the rest of the line; false if the verb is not one of these.
bool read_entrant(TournamentScene& scene, WordsReader& words, const std::string& verb);

}  // namespace cardroom
