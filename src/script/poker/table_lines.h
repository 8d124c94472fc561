// The line of a hand script for every command of a table.
#pragma once

#include <string>
#include <vector>

#include "rules/game/game.h"
#include "rules/table/commands.h"

namespace cardroom {

// What a line needs and the command does not have: the players' names, and what the book calls the
// marker.
struct LineNames {
  std::vector<std::string> players;  // By PlayerId, counted from one. "p7" if there is none.
  Marker marker = Marker::buck;

  std::string of(PlayerId player) const;
};

// "seat 3 cyd 200". The script readers make the same command from it, if the cards of a deal are in
// a `shoe` line before it. Empty if no line can say it: a text that would not be read back, or
// conduct without its clause.
std::string line_of(const TableCommand& command, const LineNames& names);

}  // namespace cardroom
