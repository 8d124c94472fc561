#include "cli/run_scripts.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/files.h"
#include "cli/text.h"
#include "script/run.h"

namespace cardroom::cli {

namespace {

struct ScriptOptions {
  std::vector<std::string> files;  // Or folders of scripts.
  bool json = false;
  bool quiet = false;
  bool hosted = false;
};

struct ScriptTally {
  std::size_t scripts = 0;
  std::size_t passed = 0;
  bool unreadable = false;
};

void not_a_script(const std::string& name, const ParseError& error, const Streams& streams,
                  ScriptTally& tally) {
  streams.err << name << ':' << error.where.line << ": " << error.what << '\n';
  tally.unreadable = true;
}

void report(const Script& script, const ScriptRun& ran, const ScriptOptions& options,
            const Streams& streams, ScriptTally& tally) {
  if (options.json)
    for (const auto& line : ran.json) streams.out << line << '\n';
  else if (!options.quiet)
    for (const auto& line : ran.story) streams.out << "  " << line << '\n';
  if (ran.not_a_script) not_a_script(script.name, *ran.not_a_script, streams, tally);
  for (const auto& failure : ran.failures)
    streams.err << script.name << ':' << failure.line << ": wanted " << failure.wanted << ", got "
                << failure.got << '\n';
  if (ran.passed()) ++tally.passed;
}

void run_file(const std::string& name, const ScriptOptions& options, const Streams& streams,
              ScriptTally& tally) {
  ++tally.scripts;
  const auto text = read_file(name);
  if (!text) {
    streams.err << name << ": cannot be read\n";
    tally.unreadable = true;
    return;
  }
  const auto script = parse_script(name, *text);
  if (!script) return not_a_script(name, script.error(), streams, tally);
  if (!options.json && !options.quiet) streams.out << name << " (" << script->rules << ")\n";
  const ScriptCards cards = options.hosted ? ScriptCards::told : ScriptCards::dealt;
  report(*script, run_script(*script, cards), options, streams, tally);
}

bool is_script_name(std::string_view name) {
  return name.ends_with(".hand") || name.ends_with(".tournament");
}

int run_scripts(const ScriptOptions& options, const Streams& streams) {
  const auto files = files_of(options.files, is_script_name);
  if (files.empty()) {
    streams.err << "no script there; a script's name ends in .hand or .tournament\n";
    return exit_usage;
  }
  ScriptTally tally;
  for (const auto& name : files) run_file(name, options, streams, tally);
  std::ostream& last = options.json ? streams.err : streams.out;
  last << counted(tally.scripts, "script") << ", " << tally.passed << " passed\n";
  if (tally.unreadable) return exit_usage;
  return tally.passed == tally.scripts ? exit_done : exit_no;
}

}  // namespace

void add_script_options(Command& command) {
  ScriptOptions& options = command.runs(run_scripts);
  command.option("FILE", options.files, "Scripts, or folders of them").required();
  command.flag("--json", options.json, "Commands and events as JSON, one on each line");
  command.flag("--hosted", options.hosted,
               "As at a hosted table: each card is told only when it is seen");
  command.flag("-q,--quiet", options.quiet, "Only what failed, and the count");
}

}  // namespace cardroom::cli
