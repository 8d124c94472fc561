// What kinds of records there are, in which streams, with which fields: docs/records.md as a list.
#pragma once

#include <string>
#include <string_view>

#include "audit/record.h"

namespace cardroom::audit {

// What is wrong with a record's type and fields; empty where nothing is.
std::string wrong_shape(std::string_view stream, const json::object& record);

}  // namespace cardroom::audit
