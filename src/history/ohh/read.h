// Reads Open Hand History: a JSON object {"ohh": …} for each hand, with a blank line between them.
#pragma once

#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/told.h"

namespace cardroom::history {

Result<std::vector<ToldHand>, ParseError> read_ohh(std::string_view text);

}  // namespace cardroom::history
