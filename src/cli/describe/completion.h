// Completion for bash: commands, options, the words that an option may be, and files.
#pragma once

#include <string>

#include "cli/command_line.h"

namespace cardroom::cli {

std::string bash_completion(const CommandShape& program);

}  // namespace cardroom::cli
