// The Poker Hand History format, PHH: .phh has one hand, .phhs several under headings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/document.h"
#include "history/told.h"

namespace cardroom::history {

// What a document tells. `into` is made anew; its memory is used again.
Result<Done, ParseError> tell_phh(const PhhDocument& document, Told& into);

// What one piece of a file tells. None: only the whole file can say.
std::optional<Result<Done, ParseError>> tell_piece(const PhhPiece& piece, PhhDocument& scratch,
                                                   Told& into);

// All hands of a text.
Result<std::vector<Told>, ParseError> read_phh(std::string_view text);

// One hand as a .phh.
std::string write_phh(const Told& told);

}  // namespace cardroom::history
