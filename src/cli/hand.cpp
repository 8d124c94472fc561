// cardroom hand: runs hand scripts.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/run_scripts.h"
#include "script/run.h"

namespace cardroom::cli {

namespace {

constexpr auto footer =
    R"(A script is a round of play, or several, that a person can read. docs/hand-script.md has all
of it, docs/tournament-script.md the scripts of tournaments:

  rules  holdem-1995
  set    minimum 2
  seat 1 ann 200
  seat 2 bob 200
  seat 3 cyd 200
  deal
  3 raises to 10   ! H95-10.2    # must be refused, under this clause
  3 raises to 8
  expect turn 1

Exit code 0: everything expected held. 1: something did not. 2: a file is not a script.

Examples:
  cardroom hand tests/hands/*.hand
  cardroom hand --quiet tests/hands
  cardroom hand --json round.hand
)";

struct Tally {
  std::size_t scripts = 0;
  std::size_t passed = 0;
  bool unreadable = false;
};

bool read_file(const std::string& name, std::string& text) {
  std::ifstream file(name, std::ios::binary);
  if (!file) return false;
  text.assign(std::istreambuf_iterator<char>(file), {});
  return !file.bad();
}

void not_a_script(const std::string& name, const ParseError& error, const Streams& streams,
                  Tally& tally) {
  streams.err << name << ':' << error.where.line << ": " << error.what << '\n';
  tally.unreadable = true;
}

void report(const Script& script, const ScriptRun& ran, const ScriptOptions& options,
            const Streams& streams, Tally& tally) {
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
              Tally& tally) {
  ++tally.scripts;
  std::string text;
  if (!read_file(name, text)) {
    streams.err << name << ": cannot be read\n";
    tally.unreadable = true;
    return;
  }
  const auto script = parse_script(name, text);
  if (!script) return not_a_script(name, script.error(), streams, tally);
  if (!options.json && !options.quiet) streams.out << name << " (" << script->rules << ")\n";
  report(*script, run_script(*script), options, streams, tally);
}

// A folder stands for the scripts below it, in the order of their names.
std::vector<std::string> files_of(const std::vector<std::string>& given) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  for (const auto& name : given) {
    std::error_code error;
    if (!fs::is_directory(name, error)) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> inside;
    for (const auto& entry : fs::recursive_directory_iterator(name, error))
      if (entry.path().extension() == ".hand" || entry.path().extension() == ".tournament")
        inside.push_back(entry.path().string());
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

}  // namespace

int run_scripts(const ScriptOptions& options, const Streams& streams) {
  const auto files = files_of(options.files);
  if (files.empty()) {
    streams.err << "no script there; a script's name ends in .hand or .tournament\n";
    return exit_usage;
  }
  Tally tally;
  for (const auto& name : files) run_file(name, options, streams, tally);
  std::ostream& last = options.json ? streams.err : streams.out;
  last << tally.scripts << " scripts, " << tally.passed << " passed\n";
  if (tally.unreadable) return exit_usage;
  return tally.passed == tally.scripts ? exit_done : exit_no;
}

void add_hand(CLI::App& app, const Streams& streams, Action& action) {
  auto* const command = app.add_subcommand("hand", "Run hand scripts and check what they expect");
  auto options = std::make_shared<ScriptOptions>();
  command->add_option("FILE", options->files, "Scripts, or folders of them")
      ->required()
      ->type_name("");
  command->add_flag("--json", options->json, "Commands and events as JSON, one a line");
  command->add_flag("-q,--quiet", options->quiet, "Only what failed, and the count");
  command->footer(footer);
  command->callback([options, &streams, &action] {
    action = [options, &streams] { return run_scripts(*options, streams); };
  });
}

}  // namespace cardroom::cli
