// Running a script: what happened, and which expectations failed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/parse_error.h"
#include "script/script.h"

namespace cardroom {

struct Failure {
  std::size_t line = 0;
  std::string wanted;
  std::string got;
};

struct ScriptRun {
  std::vector<std::string> story;          // One line for each event, with the clause in brackets.
  std::vector<std::string> json;           // Commands and events as JSON, one on each line.
  std::vector<Failure> failures;           // Expectations that failed.
  std::optional<ParseError> not_a_script;  // The file contains something that is not a script.
  std::string next;                        // What the table waits for at the end.

  bool passed() const { return failures.empty() && !not_a_script; }
};

// The room deals the cards of the script, or they lie on the felt of a hosted table, which is told
// each when it is seen. Tournaments are always dealt.
enum class ScriptCards : bool { dealt, told };

// Chooses the runner for the script's rulebook.
ScriptRun run_script(const Script& script, ScriptCards cards = ScriptCards::dealt);

}  // namespace cardroom
