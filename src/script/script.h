// Script: a .hand file cut into lines and words. The runner knows what the words mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"

namespace cardroom {

// The refusal that a line expects: `! H95-10.2`, a clause, or `! not_your_role`, a rule's own name.
struct ExpectedRefusal {
  std::string clause;  // Empty for any rule.
  std::string rule;    // Empty for any rule.
};

struct ScriptLine {
  std::size_t number = 0;  // As an editor counts lines.
  std::vector<std::string> words;
  std::optional<ExpectedRefusal> refused;
  std::string text;  // The line without its comment, for messages.
};

struct Script {
  std::string name;               // The file.
  std::string rules;              // The rulebook its first line names, or the format.
  std::size_t rules_line = 1;     // The line number of that line.
  std::vector<ScriptLine> lines;  // The rest.
  bool tournament = false;        // It began with `tournament FORMAT`.
};

// Comments (#) and blank lines are dropped. The first remaining line must be `rules BOOK` or
// `tournament FORMAT`.
Result<Script, ParseError> parse_script(std::string_view name, std::string_view text);

}  // namespace cardroom
