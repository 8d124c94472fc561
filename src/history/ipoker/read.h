// Reads the hand histories that rooms of the iPoker network write for hold'em and Omaha: XML, with
// a session before its games.
#pragma once

#include <string_view>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/piece.h"
#include "history/told.h"

namespace cardroom::history {

bool begins_ipoker(std::string_view line);          // A game.
bool begins_ipoker_session(std::string_view line);  // What is said about all games after it.

Result<Done, ParseError> tell_ipoker(const Piece& piece, ToldHand& into);

}  // namespace cardroom::history
