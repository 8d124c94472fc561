// `expect …` in a script of a tournament of Canberra Poker.
#pragma once

#include "script/canberra_tournament/scene.h"

namespace cardroom {

void expect_canberra_tournament(CanberraTournamentScene& scene, WordsReader& words);

}  // namespace cardroom
