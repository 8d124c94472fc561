// What was determined for a table, as people write it: determine() reads every line back.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/game/determinations.h"

namespace cardroom {

std::vector<std::pair<std::string, std::string>> written_settings(const Determinations& determined,
                                                                  const Game& game);

}  // namespace cardroom
