// The records of a table after it was opened, applied again.
#pragma once

#include <cstdint>

#include <boost/json/object.hpp>

#include "room/messages/answers.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

// A command's answer is remembered too.
void apply_table_record(LiveTable& table, const boost::json::object& record, std::int64_t at_ms,
                        Answers& answers);

}  // namespace cardroom::room
