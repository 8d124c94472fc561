// The rounds of play of a table: starting one, playing it, and taking its result to the table.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const Command& command);
Refusal perform(TableFlow& flow, const table_command::StartRound& start);

// The showdown of a round whose betting is done, where only shown hands are known: the others
// contest nothing.
void settle_shown(TableFlow& flow, SeatSet not_shown);

// Notes an event that has been applied to the table's Round. When the round is over, its stakes and
// commission go back to the table, and so does what a later correction changes (C-24). Only a round
// that came to its end moves the marker (P-12, P-13).
void note_in_table(Table& table, const Event& event);

}  // namespace cardroom
