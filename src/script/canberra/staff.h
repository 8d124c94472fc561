// Staff lines of the scripts of Canberra Poker: one verb for every act in the rules.
#pragma once

#include "script/canberra/scene.h"

namespace cardroom {

// `dealer …`, `supervisor …`, `operator …`, `inspector …`, after the role is read.
void read_staff(CanberraScene& scene, WordsReader& words, Role by);

}  // namespace cardroom
