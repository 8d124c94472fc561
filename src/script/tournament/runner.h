// Runs the scripts of tournaments: they begin with `tournament FORMAT`.
#pragma once

#include "script/run.h"

namespace cardroom {

ScriptRun run_tournament_script(const Script& script);

}  // namespace cardroom
