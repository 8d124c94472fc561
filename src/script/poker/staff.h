// What staff do in a hand script: irregularities, rulings, the clock, penalties, the table.
#pragma once

#include <string_view>
#include <vector>

#include "script/poker/scene.h"

namespace cardroom {

// `dealer …`, `supervisor …`, `operator …`, after the role is read.
void read_staff(PokerScene& scene, WordsReader& words, Role by);

std::vector<std::string_view> staff_words();

}  // namespace cardroom
