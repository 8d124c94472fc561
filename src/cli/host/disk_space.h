// How much room is left on the disk of a folder.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace cardroom::cli {

// Megabytes that the program may still write; none where nobody can tell.
std::optional<std::int64_t> free_megabytes(const std::string& folder);

}  // namespace cardroom::cli
