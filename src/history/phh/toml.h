// The slow reader of PHH, for everything that TOML allows.
#pragma once

#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/document.h"

namespace cardroom::history {

// Reads any TOML; a ParseError says what is wrong otherwise.
Result<std::vector<PhhDocument>, ParseError> read_toml(std::string_view text);

}  // namespace cardroom::history
