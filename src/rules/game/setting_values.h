// The values of a setting that one book allows, in words for the person who chooses.
#pragma once

#include <string>

#include "rules/game/setting_list.h"

namespace cardroom {

// The values this book allows, and whether there is only one, so that nobody has to choose.
std::string values_in(const GameSetting& setting, const Game& game);
bool is_fixed(const GameSetting& setting, const Game& game);

}  // namespace cardroom
