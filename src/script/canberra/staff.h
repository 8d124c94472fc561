// Staff lines of the scripts of Canberra Poker: one verb for every act the rules give somebody.
#pragma once

#include "script/canberra/scene.h"

namespace cardroom {

// `dealer …`, `supervisor …`, `operator …`, `inspector …`, once the role is read.
void read_staff(CanberraScene& scene, WordsReader& words, Role by);

}  // namespace cardroom
