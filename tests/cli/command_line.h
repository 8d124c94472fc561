// Runs the command line in a test and keeps what it printed.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "cli/cli.h"

namespace cardroom::cli {

struct Printed {
  int exit_code = 0;
  std::string out;
  std::string err;
};

inline Printed run_line(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int exit_code = run(arguments, {out, err});
  return {exit_code, out.str(), err.str()};
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace cardroom::cli
