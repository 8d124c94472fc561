// `expect …` in the scripts of games between players.
#pragma once

#include <string_view>
#include <vector>

#include "script/poker/scene.h"

namespace cardroom {

void expect_poker(PokerScene& scene, WordsReader& words);

std::vector<std::string_view> expect_words();

}  // namespace cardroom
