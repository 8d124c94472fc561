// Reads Open Hand History, 1.x.
#pragma once

#include "base/parse_error.h"
#include "base/result.h"
#include "history/piece.h"
#include "history/told.h"

namespace cardroom::history {

Result<Done, ParseError> tell_ohh(const Piece& piece, ToldHand& into);

}  // namespace cardroom::history
