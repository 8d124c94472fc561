// Runs the scripts of tournaments: `tournament FORMAT` at their head.
#pragma once

#include "script/run.h"

namespace cardroom {

ScriptRun run_tournament_script(const Script& script);

}  // namespace cardroom
