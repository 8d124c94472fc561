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

// How house bots play unless it is set: well enough for a friendly game.
inline constexpr std::string_view sensible_bots = "sensible";
std::string_view bots_of(const HouseSettings& settings);

std::vector<std::pair<std::string, std::string>> house_values(const HouseSettings& settings);

}  // namespace cardroom::room
