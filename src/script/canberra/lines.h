// The line of a script of Canberra Poker for every command of a table.
#pragma once

#include <string>

#include "canberra/table/commands.h"

namespace cardroom {

// "3 antes 10". The readers of scripts make the same command of it, once the cards of a deal are in
// a `shoe` line before it. Empty where no line says it: a penalty without its clause.
std::string line_of(const canberra::Command& command);

// Whether the dealer of a script does this without a line.
bool goes_without_line(const canberra::Command& command);

}  // namespace cardroom
