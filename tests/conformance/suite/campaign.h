// Rounds of play at random, each checked from the first event to the last. Every game in the list
// must pass it, without edits to the suite.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/game.h"

namespace cardroom::conformance {

struct Campaign {
  std::uint64_t seed = 1;
  int tables = 100;
  int rounds_each = 20;
};

struct Outcome {
  std::string broken;  // What went wrong, at which table, and the seed that repeats it; empty if
                       // nothing did.
  long rounds = 0;
  long decisions = 0;
  long showdowns = 0;
  long put_right = 0;    // Irregular actions that the book does not refuse.
  long allocations = 0;  // Inside deal() and play().
};

Outcome run(const Game& game, const Campaign& campaign);

// A round of such a campaign line by line: the table, each command, and each event it caused. Seed
// 0 is the table with the game's own defaults.
std::vector<std::string> transcript_of_round(const Game& game, std::uint64_t seed);

}  // namespace cardroom::conformance
