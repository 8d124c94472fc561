// A rulebook's game in words: how it is dealt and bet, its settings and their clauses.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/game.h"

namespace cardroom {

// 19951103 as "1995-11-03"; an open end of an interval as "".
std::string say_day(std::int32_t day);

// Why the book is refused on a day: when it was in force, and what replaced it.
std::string say_not_in_force(const Game& game);

// 'E' as "enforced on every hand".
std::string_view class_name(char kind);

// "holdem-1995   Hold-Em 1995, in force 1995-11-03 to 2001-01-30 [95-INS-Approval]"
std::string line_for(const Game& game);

std::vector<std::string> describe(const Game& game);

// What this book leaves to the operator, one line for each setting.
std::vector<std::string> setting_lines(const Game& game);

}  // namespace cardroom
