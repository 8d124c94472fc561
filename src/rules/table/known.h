// A table as far as somebody knows it: every card that they cannot see is swapped for another that
// they cannot see either, always in the same way. What is asked of such a table cannot depend on a
// hidden card, neither in its answer nor in the time that it takes.
#pragma once

#include "rules/table/table.h"
#include "rules/table/view.h"

namespace cardroom {

Table known_to(const Table& table, Viewer viewer);

}  // namespace cardroom
