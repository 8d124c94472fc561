// `expect …` in the scripts of tournaments.
#pragma once

#include "script/tournament/scene.h"

namespace cardroom {

void expect_tournament(TournamentScene& scene, WordsReader& words);

}  // namespace cardroom
