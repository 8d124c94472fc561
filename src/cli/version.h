// The program's version: its number, the commit that it was built from, and the formats that it
// writes.
#pragma once

#include <string>

namespace cardroom::cli {

std::string version_line();  // "cardroom 0.1.0"
std::string version_text();  // With the commit and the formats, a line each.

}  // namespace cardroom::cli
