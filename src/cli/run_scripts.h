// Running script files, for every subcommand that does.
#pragma once

#include <string>
#include <vector>

#include "cli/cli.h"

namespace cardroom::cli {

struct ScriptOptions {
  std::vector<std::string> files;  // Or folders of them.
  bool json = false;
  bool quiet = false;
};

// Prints what happened and what did not hold; the exit code.
int run_scripts(const ScriptOptions& options, const Streams& streams);

}  // namespace cardroom::cli
