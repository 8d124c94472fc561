// Files named on the command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardroom::cli {

// The contents of a file; nullopt if it cannot be read.
std::optional<std::string> read_file(const std::string& name);

// A folder means the wanted files below it, sorted by name.
std::vector<std::string> files_of(const std::vector<std::string>& given,
                                  bool (*wanted)(std::string_view name));

}  // namespace cardroom::cli
