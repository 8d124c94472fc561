// The room's file of settings with every option of `cardroom serve`: what it is for, and its usual
// value.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/command_line.h"
#include "cli/settings.h"

namespace cardroom::cli {

// Those in `set`, as "listen=0.0.0.0:8080", are in force; the others stand in comments.
Result<std::string, SettingsFault> settings_text(const CommandShape& program,
                                                 const std::vector<std::string>& set);

}  // namespace cardroom::cli
