// Files that are named on the command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardroom::cli {

// The whole of a file; none where it cannot be read.
std::optional<std::string> read_file(const std::string& name);

// A folder stands for the files below it that are wanted by their names, in the order of those.
std::vector<std::string> files_of(const std::vector<std::string>& given,
                                  bool (*wanted)(std::string_view name));

}  // namespace cardroom::cli
