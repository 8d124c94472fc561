// What staff do in a script of a tournament of Canberra Poker.
#pragma once

#include "script/canberra_tournament/scene.h"

namespace cardroom {

// After the role is read.
void read_staff(CanberraTournamentScene& scene, WordsReader& words, Role by);

}  // namespace cardroom
