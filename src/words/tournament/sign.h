// The conditions of a tournament in plain words, as the sign near its tables has them.
#pragma once

#include <string>
#include <vector>

#include "tournament/format/format.h"

namespace cardroom::tournament {

// The sign of T01-4.1 and T01-4.2: what is played for how much, chips, rebuys, betting structure,
// prizes. Each line ends with its clause, but for what the house adds.
std::vector<std::string> sign_of(const Format& format, const Conditions& conditions);

}  // namespace cardroom::tournament
