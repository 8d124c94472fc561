// The records of a table after it was opened, applied again.
#pragma once

#include <cstdint>

#include "records/records.h"
#include "room/messages/answers.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

// It also remembers the answer to a command.
void apply_table_record(LiveTable& table, const records::TableRecord& record, std::int64_t at_ms,
                        Answers& answers);

}  // namespace cardroom::room
