// The line of a hand script for every command of a round of play.
#pragma once

#include <string>

#include "rules/round/commands.h"

namespace cardroom {

// "3 raises to 8". The script readers make the same command from it, if the cards of a shuffle or
// deal are in a `shoe` line before it. Empty if no line can say it: the rules find a wager out of
// turn and a wrong amount by themselves.
std::string line_of(const Command& command);

}  // namespace cardroom
