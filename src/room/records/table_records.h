// The records of a table after it was opened, applied again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "records/records.h"
#include "room/messages/answers.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

// A command's answer is remembered too. What cannot be read is said, and nothing is changed.
std::optional<std::string> apply_table_record(LiveTable& table, const records::TableRecord& record,
                                              std::int64_t at_ms, Answers& answers);

// At a table that lags behind its records.
void apply_to_stopped(LiveTable& table, const records::TableRecord& record);

}  // namespace cardroom::room
