// Lines of a tournament script for the director, the operator or a table.
#pragma once

#include "script/tournament/scene.h"

namespace cardroom {

// Reads the rest of the line; false if the verb is not one of these.
bool read_director(TournamentScene& scene, WordsReader& words, const std::string& verb);

}  // namespace cardroom
