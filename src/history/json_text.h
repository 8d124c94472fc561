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
  std::string text;               // A text's letters; a number or true, false as written.
  std::vector<JsonText> items;    // Of a list; of an object its values.
  std::vector<std::string> keys;  // Of an object, one for each value.

  // Null where there is no such member.
  const JsonText* find(std::string_view key) const;
};

// One value after the other, blanks between, until the text ends.
Result<std::vector<JsonText>, ParseError> parse_json_texts(std::string_view text);

}  // namespace cardroom::history
