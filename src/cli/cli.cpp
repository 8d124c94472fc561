#include "cli/cli.h"

#include <unistd.h>
#include <iostream>

#include "cli/program.h"

namespace cardroom::cli {

int run(const std::vector<std::string>& arguments, const Streams& streams) {
  return run(cardroom_program(), arguments, streams);
}

int run(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return run(arguments, {std::cout, std::cerr, isatty(STDERR_FILENO) == 1});
}

}  // namespace cardroom::cli
