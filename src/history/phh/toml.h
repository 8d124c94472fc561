// The slow reader of PHH, for everything that TOML can say.
#pragma once

#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/document.h"

namespace cardroom::history {

// Any TOML; what is wrong with it where it is none.
Result<std::vector<PhhDocument>, ParseError> read_toml(std::string_view text);

}  // namespace cardroom::history
