// The same play over other cards wherever somebody cannot see them: he must be told the same.
#pragma once

#include <vector>

#include "conformance/suite/random.h"
#include "rules/table/view.h"

namespace cardroom::conformance {

// `played` are the commands that a table took from the start of a round of play on, that start the
// first of them, and `before` is the table as it then was. As far as the showdown, which hidden
// cards decide.
void check_layouts(const Table& before, const std::vector<TableCommand>& played, Viewer viewer,
                   Random& random);

}  // namespace cardroom::conformance
