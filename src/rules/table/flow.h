// TableFlow: a command being played at a table.
#pragma once

#include "rulebook/engine.h"
#include "rules/table/table.h"

namespace cardroom {

using TableFlow = Flow<Table, TableEvents>;

}  // namespace cardroom
