// Script: a .hand file cut into lines and words. What the words mean is the runner's business.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"

namespace cardroom {

// What a line must be refused by: `! H95-10.2`, a clause, or `! not_your_role`, a rule's own name.
struct ExpectedRefusal {
  std::string clause;  // Empty: any.
  std::string rule;    // Empty: any.
};

struct ScriptLine {
  std::size_t number = 0;  // As an editor counts.
  std::vector<std::string> words;
  std::optional<ExpectedRefusal> refused;
  std::string text;  // The line without its comment, for messages.
};

struct Script {
  std::string name;               // The file.
  std::string rules;              // The rulebook its first line names, or the format.
  std::size_t rules_line = 1;     // Where it does.
  std::vector<ScriptLine> lines;  // The rest.
  bool tournament = false;        // It began with `tournament FORMAT`.
};

// Comments (#) and blank lines are dropped. The first line that is left must be `rules BOOK`
// or `tournament FORMAT`.
Result<Script, ParseError> parse_script(std::string_view name, std::string_view text);

}  // namespace cardroom
