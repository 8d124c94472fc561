// The table and its cards: approval, checks, changes and counts.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::ApproveTable& approve);
Refusal perform(TableFlow& flow, const table_command::CheckCards& check);
Refusal perform(TableFlow& flow, const table_command::ChangeCards& change);
Refusal perform(TableFlow& flow, const table_command::OrderCount& order);
Refusal perform(TableFlow& flow, const table_command::CountDeck& count);

// Refuses a round of play if the table and its cards are not ready for it.
Refusal refuse_unready(const Table& table, std::int64_t now_s);

}  // namespace cardroom
