// How a round of play comes back into its table.
#pragma once

#include "rules/table/table.h"

namespace cardroom {

// Takes note of an event that has been applied to the table's Round. When the round is over its
// stakes and commission go back to the table, and what a later correction changes follows them
// (C-24). Only a round that came to its end moves the marker (P-12, P-13).
void note_in_table(Table& table, const Event& event);

}  // namespace cardroom
