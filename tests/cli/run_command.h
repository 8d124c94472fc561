// Runs the command line in a test and keeps what it printed.
#pragma once

#include <doctest/doctest.h>

#include <iomanip>
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

inline Printed run_command(const std::string& command, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), command);
  return run_line(arguments);
}

// Bad usage: only a sentence, after the command's name.
inline void check_refused(const std::string& command, const std::vector<std::string>& arguments,
                          const std::string& sentence) {
  const auto printed = run_command(command, arguments);
  CHECK(printed.exit_code == exit_usage);
  CHECK(printed.out.empty());
  CHECK(printed.err == command + ": " + sentence + "\n");
}

// Splits a line into words as a shell does, quotation marks included.
inline std::vector<std::string> words_of_line(const std::string& line) {
  std::vector<std::string> words;
  std::istringstream left(line);
  for (std::string word; left >> std::quoted(word);) words.push_back(word);
  return words;
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace cardroom::cli
