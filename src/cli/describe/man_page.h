// Manual pages: one for the program, one for each command, and one for each of its subcommands.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.h"

namespace cardroom::cli {

struct ManPage {
  std::string name;  // "cardroom-serve.1"
  std::string text;
};

struct PageFooter {
  std::string version;
  std::string date;
};

std::string version_of_pages();
std::vector<ManPage> man_pages(const CommandShape& program, const PageFooter& footer);

}  // namespace cardroom::cli
