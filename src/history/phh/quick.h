// The quick reader of PHH, for the plain TOML that hand histories are written in.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "history/phh/document.h"

namespace cardroom::history {

// Cuts a file at its headings. Nullopt if a heading is not plain, or occurs twice.
std::optional<std::vector<PhhPiece>> cut_phh(std::string_view text);

// False if the piece contains something the quick reader does not know, right or wrong.
bool read_quickly(const PhhPiece& piece, PhhDocument& into);

}  // namespace cardroom::history
