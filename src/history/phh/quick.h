// The quick reader of PHH, for the plain TOML that hand histories are written in.
#pragma once

#include <string_view>

#include "history/phh/document.h"
#include "history/piece.h"

namespace cardroom::history {

// The name in `[17]` or `["17"]`; empty if the line is not the heading of a hand.
std::string_view phh_heading(std::string_view line);

// False if the piece contains something the quick reader does not know, right or wrong.
bool read_quickly(const Piece& piece, PhhDocument& into);

}  // namespace cardroom::history
