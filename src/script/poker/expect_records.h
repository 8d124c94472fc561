// `expect …` for what a table keeps around the round of play: seats, disputes, agreements, records.
#pragma once

#include <string_view>
#include <vector>

#include "script/poker/scene.h"

namespace cardroom {

// False when the line expects something else.
bool expect_record(PokerScene& scene, WordsReader& words);

std::vector<std::string_view> record_words();

}  // namespace cardroom
