// A book's table of irregularities in words.
#pragma once

#include <string>
#include <vector>

#include "rules/game/game.h"

namespace cardroom {

struct RulingRow {
  Irregularity irregularity{};
  std::string moment;     // "deal", or "deal to showdown".
  std::string condition;  // Empty if it always applies.
  Ruling ruling{};
  Clause clause;
};

// The first row that fits decides.
std::vector<RulingRow> ruling_rows(const Game& game);

// The rows under their headings, aligned.
std::vector<std::string> ruling_table(const Game& game);

}  // namespace cardroom
