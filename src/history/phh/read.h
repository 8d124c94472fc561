// Reads the Poker Hand History format, PHH: .phh has one hand, .phhs several under headings.
#pragma once

#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/document.h"
#include "history/told.h"

namespace cardroom::history {

// What a document tells. `into` is cleared first; its memory is used again.
Result<Done, ParseError> tell_phh(const PhhDocument& document, ToldHand& into);

// Why a piece of a file cannot be read.
struct PieceFault {
  std::optional<ParseError> wrong;  // Nullopt: only the whole file can show it.
};

// What one piece of a file tells.
Result<Done, PieceFault> tell_piece(const PhhPiece& piece, PhhDocument& scratch, ToldHand& into);

// All hands of a text.
Result<std::vector<ToldHand>, ParseError> read_phh(std::string_view text);

}  // namespace cardroom::history
