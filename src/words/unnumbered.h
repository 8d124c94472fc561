// Clauses that their document prints without their number: instruments, rows of tables, and lines
// whose number the print lost.
#pragma once

#include <optional>
#include <string_view>

#include "rulebook/clause.h"

namespace cardroom {

// The clause that a line without its number begins, in the part of the documents with this prefix.
std::optional<Clause> unnumbered_clause(std::string_view prefix, std::string_view line);

}  // namespace cardroom
