// The formats that hands are read from and written in.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/played.h"
#include "history/told.h"

namespace cardroom::history {

enum class Format { phh, ohh, pokerstars, hand, journal };

// By the ending of the name, otherwise by how the text begins.
std::optional<Format> format_of(std::string_view name, std::string_view text);

// By the word people write: phh, ohh, pokerstars, hand.
std::optional<Format> parse_format(std::string_view word);

// Whether a file with this name is read when a folder is given.
bool is_history_name(std::string_view name);

// All hands of a file.
Result<std::vector<ToldHand>, ParseError> read_hands(Format format, std::string_view name,
                                                     std::string_view text);

// One hand in a format, with enough notes of our own for it to be the same hand when it is read
// again.
Result<std::string, Unplayable> write_hand(Format format, const Played& played);

}  // namespace cardroom::history
