// What this program records: the JSON lines of `cardroom hand --json`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/played.h"

namespace cardroom::history {

// The rounds of play of a journal: its commands are played again at a table.
Result<std::vector<ToldHand>, ParseError> read_journal(std::string_view text);

}  // namespace cardroom::history
