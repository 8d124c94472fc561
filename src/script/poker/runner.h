// Runs a script of a player-against-player game.
#pragma once

#include <string_view>
#include <vector>

#include "rules/game/game.h"
#include "script/run.h"

namespace cardroom {

ScriptRun run_poker_script(const Script& script, const Game& game, ScriptCards cards);

// Every word that begins a line, is a verb, or names an expectation.
std::vector<std::string_view> poker_words();

}  // namespace cardroom
