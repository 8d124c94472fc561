// Runs a script of a tournament of Canberra Poker: rules tournament-canberra-2017.
#pragma once

#include "script/run.h"

namespace cardroom {

inline constexpr std::string_view tournament_canberra_2017 = "tournament-canberra-2017";

ScriptRun run_canberra_tournament_script(const Script& script);

}  // namespace cardroom
