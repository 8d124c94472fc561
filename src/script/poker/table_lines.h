// The line of a hand script for every command of a table.
#pragma once

#include <string>
#include <vector>

#include "rules/game/game.h"
#include "rules/table/commands.h"

namespace cardroom {

// What a line says that the command does not: how players are called, and what the book calls the
// marker.
struct LineNames {
  std::vector<std::string> players;  // By PlayerId, counted from one. "p7" where there is none.
  Marker marker = Marker::buck;

  std::string of(PlayerId player) const;
};

// "seat 3 cyd 200". The readers of scripts make the same command of it, once the cards of a deal
// are in a `shoe` line before it. Empty where no line says it: a text
// that would not be read back, or conduct without its clause.
std::string line_of(const TableCommand& command, const LineNames& names);

}  // namespace cardroom
