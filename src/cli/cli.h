// The command line: cardroom and its subcommands.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace cardroom::cli {

// Where a command writes: results and errors. The streams are passed in so that a test can read
// what a command wrote.
struct Streams {
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;  // Progress bars are shown only to a person at a terminal.
};

// Exit codes: 0 done, 1 the answer is no (an expectation failed, a hand differs), 2 bad usage.
inline constexpr int exit_done = 0;
inline constexpr int exit_no = 1;
inline constexpr int exit_usage = 2;

int run(const std::vector<std::string>& arguments, const Streams& streams);
int run(int argc, char** argv);

}  // namespace cardroom::cli
