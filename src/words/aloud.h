// What a dealer with real cards says aloud.
#pragma once

#include <string>

#include "rules/table/table.h"
#include "words/story.h"

namespace cardroom {

// "3 players, the pot is 45. Seat 2 to act, raise to 16, 12 to call." While nobody is to act, the
// cards that are shuffled or who showed; empty between rounds.
std::string say_aloud(const Table& table, const SeatNames& names);

}  // namespace cardroom
