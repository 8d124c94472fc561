// The line of a script of Canberra Poker for every command of a table.
#pragma once

#include <string>

#include "canberra/table/commands.h"

namespace cardroom {

// "3 antes 10". The script readers make the same command from it, if the cards of a deal are in a
// `shoe` line before it. Empty if no line can say it: a penalty without its clause.
std::string line_of(const canberra::Command& command);

// Whether the dealer of a script does this without being told.
bool goes_without_line(const canberra::Command& command);

}  // namespace cardroom
