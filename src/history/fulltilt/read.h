// Reads the hand histories that Full Tilt Poker wrote for hold'em and Omaha.
#pragma once

#include <string_view>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/piece.h"
#include "history/told.h"

namespace cardroom::history {

bool begins_fulltilt(std::string_view line);

Result<Done, ParseError> tell_fulltilt(const Piece& piece, ToldHand& into);

}  // namespace cardroom::history
