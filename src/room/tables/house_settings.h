// The room's own settings for a table, by key and value. The rules of the games know nothing about
// them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "room/game/table.h"

namespace cardroom::room {

// False if there is no such key or no such value.
bool set_house(HouseSettings& settings, std::string_view key, std::string_view value);

std::vector<std::pair<std::string, std::string>> house_values(const HouseSettings& settings);

}  // namespace cardroom::room
