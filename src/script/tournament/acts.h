// Lines of a tournament script that are the director's, the operator's or a table's.
#pragma once

#include "script/tournament/scene.h"

namespace cardroom {

// Reads the rest of the line; false when the verb is none of these.
bool read_director(TournamentScene& scene, WordsReader& words, const std::string& verb);

}  // namespace cardroom
