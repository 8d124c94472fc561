// What every script runner reports in the same way: events as story and JSON lines, refusals
// compared with what a line expects, and failed expectations.
#pragma once

#include <string>

#include "rulebook/violation.h"
#include "script/run.h"

namespace cardroom {

// A refusal from anywhere: a command, a determination, the opening of a table.
struct RefusalTold {
  std::string rule;
  Clause clause;
  std::string sentence;
};

RefusalTold refused_by(const Violation& violation);

// A ruling, by the name that scripts use.
struct RulingTold {
  std::string name;
  Clause clause;
};

class Transcript {
 public:
  void event(const std::string& sentence, Clause clause, const std::string& json);
  void command(const std::string& json) { run_.json.push_back(json); }

  // A line was refused. Right if the line says so and the clause or rule is the one it names.
  void refused(const ScriptLine& line, const RefusalTold& refusal);
  // A line was accepted. Wrong if it should have been refused.
  void accepted(const ScriptLine& line);

  // Compares what a line expects with the actual state.
  void expect(const ScriptLine& line, const std::string& wanted, const std::string& got);
  void not_a_script(const ParseError& error) { run_.not_a_script = error; }

  void next(std::string what) { run_.next = std::move(what); }

  // Whether a sentence of the story so far contains these words.
  bool has_told(const std::string& words) const;

  bool stopped() const { return run_.not_a_script.has_value(); }
  ScriptRun finish() { return std::move(run_); }

 private:
  ScriptRun run_;
};

}  // namespace cardroom
