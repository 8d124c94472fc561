// Runs a script of a player-against-player game.
#pragma once

#include "rules/game.h"
#include "script/run.h"

namespace cardroom {

ScriptRun run_cash_script(const Script& script, const Game& game);

}  // namespace cardroom
