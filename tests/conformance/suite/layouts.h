// The same play with other cards wherever a viewer cannot see them: the viewer must be told the
// same.
#pragma once

#include <vector>

#include "conformance/suite/random.h"
#include "rules/table/view.h"

namespace cardroom::conformance {

// `played` are the accepted commands of a round of play, beginning with its start, and `before` is
// the table before them. It compares up to the showdown, which hidden cards decide.
void check_layouts(const Table& before, const std::vector<TableCommand>& played, Viewer viewer,
                   Random& random);

}  // namespace cardroom::conformance
