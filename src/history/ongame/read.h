// Reads the hand histories that the Ongame network wrote for hold'em and Omaha.
#pragma once

#include <string_view>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/piece.h"
#include "history/told.h"

namespace cardroom::history {

bool begins_ongame(std::string_view line);

Result<Done, ParseError> tell_ongame(const Piece& piece, ToldHand& into);

}  // namespace cardroom::history
