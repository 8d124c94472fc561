// The values of a setting that one book takes, in words for the person who chooses.
#pragma once

#include <string>

#include "rules/game/setting_list.h"

namespace cardroom {

// The values this book takes, and whether it leaves one only, so that nobody chooses.
std::string values_in(const SettingInfo& setting, const Game& game);
bool is_fixed(const SettingInfo& setting, const Game& game);

}  // namespace cardroom
