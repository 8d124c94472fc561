// Runs a script of the house-banked game: rules canberra-2017.
#pragma once

#include "script/run.h"

namespace cardroom {

inline constexpr std::string_view canberra_2017 = "canberra-2017";

ScriptRun run_canberra_script(const Script& script, ScriptCards cards);

}  // namespace cardroom
