// cardroom history: hand histories of the poker world, verified, converted and told.
#include "cli/history/history.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <ostream>

#include "cli/commands.h"
#include "history/formats.h"

namespace cardroom::cli {

namespace {

constexpr auto history_footer = R"(Examples:
  cardroom history verify hands.phhs
  cardroom history convert hands.phhs --to ohh --output hands.ohh
  cardroom history show tests/history/hands/nt-side-pots.phh
)";

constexpr auto verify_footer =
    R"(Each hand is replayed by the engine, under the rulebook it names or implies: no-limit
hold'em under rws-2017 without rake, or modern-holdem where there are antes or straddles; FT, PO,
FO/8, F7S and F7S/8 under the modern games.

Exit code 0: no hand differs but those listed by --known. 1: one does. 2: a file cannot be read;
file, line and reason are told.

A list of known differences has three columns with a tab between: file, hand, reason.

Examples:
  cardroom history verify hands.phhs
  cardroom history verify --known known-differences.tsv folder
  cardroom history verify --rules rws-2017 --set rake=5 --json hands.phhs
)";

constexpr auto convert_footer =
    R"(Reads PHH (.phh, .phhs), Open Hand History (.ohh), the text of PokerStars, hand scripts
(.hand) and the JSON lines of `cardroom hand --json`, by the ending of the name or by content. What
a format has no words for goes into fields of its own, so that the hand comes back the same.

Examples:
  cardroom history convert tests/history/hands/nt-side-pots.phh --to pokerstars
  cardroom history convert hands.phhs --to ohh --output hands.ohh
  cardroom history convert hands.phhs --hand 3 --to hand
)";

constexpr auto show_footer =
    R"(Examples:
  cardroom history show tests/history/hands/nt-side-pots.phh
  cardroom history show --rules rws-2017 --hand 17 hands.phhs
  cardroom history show --json hands.ohh
)";

using Run = int (*)(const HistoryOptions&, const Streams&);

void add_rules_options(CLI::App& command, HistoryOptions& options) {
  command.add_option("--rules", options.rules, "The rulebook, instead of the one a hand implies");
  command.add_option("--set", options.settings, "KEY=VALUE: a determination on top; repeatable")
      ->type_name("");
}

}  // namespace

bool read_text(const std::string& name, std::string& text) {
  std::error_code error;
  if (std::filesystem::is_directory(name, error)) return false;
  std::ifstream file(name, std::ios::binary);
  if (!file) return false;
  text.assign(std::istreambuf_iterator<char>(file), {});
  return !file.bad();
}

std::vector<std::string> history_files(const std::vector<std::string>& given) {
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
      if (entry.is_regular_file(error) && history::is_history_name(entry.path().string()))
        inside.push_back(entry.path().string());
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

bool wanted_by(const HistoryOptions& options, const Streams& streams, history::Wanted& wanted) {
  wanted.rules = options.rules;
  for (const auto& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos) {
      streams.err << "history: --set " << setting << ": write KEY=VALUE\n";
      return false;
    }
    wanted.settings.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
  }
  return true;
}

void add_history(CLI::App& app, const Streams& streams, Action& action) {
  auto* const command = app.add_subcommand("history", "Verify, convert and show hand histories");
  command->footer(history_footer);
  command->require_subcommand(1);
  const auto add = [&](const char* name, const char* what, Run run) {
    auto* const one = command->add_subcommand(name, what);
    auto options = std::make_shared<HistoryOptions>();
    one->add_option("FILE", options->files, "Files, or folders of them")->required()->type_name("");
    add_rules_options(*one, *options);
    one->callback([options, run, &streams, &action] {
      action = [options, run, &streams] { return run(*options, streams); };
    });
    return std::pair(one, options);
  };
  const auto [verify, options] =
      add("verify", "Replay hands and compare their results", verify_history);
  verify->add_option("--known", options->known, "A list of known differences")->type_name("FILE");
  verify->add_option("--threads", options->threads, "Threads to use (all cores)")
      ->check(CLI::PositiveNumber);
  verify->add_flag("--json", options->json,
                   "A line of JSON for each hand that differs, and one last");
  verify->add_flag("-q,--quiet", options->quiet, "Leave out what the list has");
  verify->footer(verify_footer);

  const auto [convert, wanted] = add("convert", "Write hands in another format", convert_history);
  convert->add_option("--to", wanted->to, "phh, ohh, pokerstars or hand")->required();
  convert->add_option("-o,--output", wanted->output, "A file instead of the terminal")
      ->type_name("FILE");
  convert->add_option("--hand", wanted->hand, "Only this hand, counted from 1");
  convert->footer(convert_footer);

  const auto [show, chosen] = add("show", "Tell hands event by event, with clauses", show_history);
  show->add_option("--hand", chosen->hand, "Only this hand, counted from 1");
  show->add_flag("--json", chosen->json, "Events as JSON, one a line");
  show->footer(show_footer);
}

}  // namespace cardroom::cli
