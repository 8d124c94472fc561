// A refusal as a sentence.
#pragma once

#include <string>

#include "rulebook/violation.h"

namespace cardroom {

// "A raise must have an allowed size and cannot be less than the one before it (to 10, least 8,
// most 12)".
std::string say(const Violation& violation);

// The same with the clause that refuses: "… (to 10, least 8, most 12) [H95-10.2]".
std::string say_cited(const Violation& violation);

// " [H95-10.2]"; empty if there is no clause.
std::string bracketed(Clause clause);

}  // namespace cardroom
