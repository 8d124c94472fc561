// JSON with the line of every value, and numbers as they are written: amounts stay exact.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"

namespace cardroom::history {

struct JsonText {
  enum class Kind { null, truth, number, text, list, object };

  Kind kind = Kind::null;
  std::size_t line = 1;
  std::string text;               // The letters of a text; a number, true or false as written.
  std::vector<JsonText> items;    // The items of a list, or the values of an object.
  std::vector<std::string> keys;  // The keys of an object, one for each value.

  // Null if there is no such member.
  const JsonText* find(std::string_view key) const;
};

// Values one after the other, separated by blanks, until the text ends.
Result<std::vector<JsonText>, ParseError> parse_json_texts(std::string_view text);

}  // namespace cardroom::history
