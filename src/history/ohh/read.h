// Reads Open Hand History, 1.x.
#pragma once

#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/piece.h"
#include "history/told.h"

namespace cardroom::history {

// The hands of a piece: one object, or a list of them. If one cannot be read, it is the last.
Result<Done, ParseError> read_ohh(const Piece& piece, std::vector<ToldHand>& into);

}  // namespace cardroom::history
