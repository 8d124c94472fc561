// The line of a hand script for every command of a round of play.
#pragma once

#include <string>

#include "rules/round/commands.h"

namespace cardroom {

// "3 raises to 8". The readers of scripts make the same command of it, once the cards of a shuffle
// or deal are in a `shoe` line before it. Empty where no line says it: a wager out of turn and a
// wrong amount are found by the rules, not reported.
std::string line_of(const Command& command);

}  // namespace cardroom
