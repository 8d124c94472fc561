// Reads the Poker Hand History format, PHH: .phh has one hand, .phhs several under headings.
#pragma once

#include <string_view>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/document.h"
#include "history/piece.h"
#include "history/told.h"

namespace cardroom::history {

// What a document tells. `into` is cleared first; its memory is used again.
Result<Done, ParseError> tell_phh(const PhhDocument& document, ToldHand& into);

// What one hand of a file tells.
Result<Done, ParseError> tell_phh(const Piece& piece, PhhDocument& scratch, ToldHand& into);

}  // namespace cardroom::history
