// ParseError: why a text could not be read, and where. It is the sender's mistake, so the message
// tells them how to correct it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardroom {

// A place in a text, as an editor counts it: both start at 1.
struct TextPosition {
  std::size_t line = 1;
  std::size_t column = 1;
  friend constexpr bool operator==(TextPosition, TextPosition) = default;
};

struct ParseError {
  TextPosition where;
  std::string what;  // A plain sentence without the place and without a full stop.
};

// "line 4, column 7: …".
std::string to_string(const ParseError& error);

// A piece of somebody's text in quotation marks, fit for a terminal and for JSON: control
// characters and bytes that are not UTF-8 are shown as \xNN.
std::string quoted(std::string_view text);

}  // namespace cardroom
