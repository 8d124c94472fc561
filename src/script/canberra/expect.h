// `expect …` in the scripts of Canberra Poker.
#pragma once

#include "script/canberra/scene.h"

namespace cardroom {

void expect_canberra(CanberraScene& scene, WordsReader& words);

}  // namespace cardroom
