// The rulebook of Canberra Poker in words: its game, its settings and its rulings on
// irregularities, each with its clause.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rulebook/clause.h"

namespace cardroom::canberra {

inline constexpr std::string_view book_key = "canberra-2017";

// Why the book is refused on a day before it was in force.
std::string say_not_in_force();

// "canberra-2017   Poker - Canberra Poker, NI2017-193, in force from 2017-04-29 [CP17-INS-2]"
std::string line_for_book();

std::vector<std::string> describe_book();

// What the rules leave to the operator, one line for each setting.
std::vector<std::string> book_settings();

// The clauses on irregularities of the game; those of its tournaments are rule 17.
std::vector<Clause> book_irregularities();

}  // namespace cardroom::canberra
