// A list of known differences: file, hand and reason, with a tab between them.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "cli/cli.h"

namespace cardroom::cli {

// File and hand, and why it differs.
using KnownDifferences = std::map<std::pair<std::string, std::string>, std::string>;

// False if the list cannot be read; the user is told.
bool read_known(const std::string& name, const Streams& streams, KnownDifferences& known);

}  // namespace cardroom::cli
