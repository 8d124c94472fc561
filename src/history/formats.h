// The formats hands come in and go out in.
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

// By the ending of the name, or else by how the text begins.
std::optional<Format> format_of(std::string_view name, std::string_view text);

// By the word people write: phh, ohh, pokerstars, hand.
std::optional<Format> parse_format(std::string_view word);

// Whether a file with this name is looked into where a folder is given.
bool is_history_name(std::string_view name);

// All hands of a file.
Result<std::vector<ToldHand>, ParseError> read_hands(Format format, std::string_view name,
                                                     std::string_view text);

// One hand in a format, with as much of our own besides as it takes to be the same hand when it is
// read again.
Result<std::string, Unplayable> write_hand(Format format, const Played& played);

}  // namespace cardroom::history
