// What players do in a hand script: in the round of play and around it.
#pragma once

#include <string_view>
#include <vector>

#include "script/poker/scene.h"

namespace cardroom {

// `N verb …`.
void read_player(PokerScene& scene, WordsReader& words);
// `player NAME verb …`, after the first word is read.
void read_newcomer(PokerScene& scene, WordsReader& words);

std::vector<std::string_view> player_words();

}  // namespace cardroom
