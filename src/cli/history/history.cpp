#include "cli/history/history.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/files.h"
#include "cli/history/convert.h"
#include "cli/history/stats.h"
#include "cli/history/verify.h"
#include "history/formats.h"
#include "rules/games/games.h"

namespace cardroom::cli {

namespace {

constexpr auto history_footer = R"(Examples:
  cardroom history verify hands.phhs
  cardroom history convert hands.phhs --to ohh --output hands.ohh
  cardroom history show tests/history/hands/nt-side-pots.phh
)";

constexpr auto verify_footer =
    R"(Each hand is replayed by the engine, under the rulebook it names or implies: no-limit
hold'em under rws-2017 without rake, or modern-holdem where there are antes or straddles; all other
variants of PHH under the modern games.

Each hand stands for itself: one that cannot be read is told with file, line, hand and reason, and
the others go on. Files are read as a stream, so they can have any size.

If a file tells winnings and says nothing about a rake, the house's schedule is inferred from its
hands and printed. Winnings are right if the winners are right and what is missing fits the
schedule. --rake fixes the schedule: a share, and cap=AMOUNT and no-flop-no-drop if you want them.

Exit code 0: no hand differs or is refused except those in --known. 1: one is. 2: a hand or a file
cannot be read.

A list of known differences has three columns with a tab between: file, hand, reason.

Examples:
  cardroom history verify hands.phhs
  cardroom history verify --known known-differences.tsv folder
  cardroom history verify --rules rws-2017 --set rake=5 --json hands.phhs
  cardroom history verify --rake 5%,cap=3,no-flop-no-drop hands.phhs
  cardroom history verify --resume verify.state archive
)";

constexpr auto convert_footer =
    R"(Reads PHH (.phh, .phhs), Open Hand History (.ohh), the text of PokerStars, Full Tilt,
PartyPoker, Ongame and Absolute, iPoker (.xml), hand scripts (.hand) and the JSON lines of `cardroom
hand --json`, by the ending of the name or by content. What a format has no words for goes into
extra fields, so the hand comes back the same.

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

constexpr auto stats_footer =
    R"(VPIP is how often a player puts chips in before the flop of their own will, PFR how often
they raise there, 3-bet how often they raise again when there is one raise. Aggression is bets and
raises for each call after the flop. WTSD is how often a player who sees the flop goes to the
showdown, W$SD how often they win there. The result is in big blinds for each 100 hands, with its
standard error.

Examples:
  cardroom history stats hands.phhs
  cardroom history stats --csv archive > figures.csv
  cardroom history stats --json hands.phhs
  cardroom history stats --report figures.html hands.txt
)";

// Adds a subcommand of history with the options that all of them have.
HistoryOptions& add_common(Command& command, int (*run)(const HistoryOptions&, const Streams&)) {
  HistoryOptions& options = command.runs(run);
  command.option("FILE", options.files, "Files, or folders of them").required();
  command.option("--rules", options.rules, "The rulebook, instead of the one a hand implies")
      .type("RULEBOOK");
  command.option("--set", options.settings, "A setting of the table, like rake=5")
      .type("KEY=VALUE")
      .once_each();
  command
      .option("--short-cover", options.short_cover,
              "A raise below the least one that puts all others all-in")
      .one_of({"accept", "refuse"});
  return options;
}

void add_verify(Command& history) {
  Command command =
      history.subcommand({"verify", "Replay hands and compare their results", verify_footer});
  HistoryOptions& options = add_common(command, verify_history);
  command.option("--known", options.known, "A list of known differences").type("FILE");
  command.option("--rake", options.rake, "The most the house takes, such as 5%,cap=3").type("RULE");
  command
      .option("--resume", options.resume, "Keep how far it has come in this file, and go on there")
      .type("FILE");
  command.option("--threads", options.threads, "How many (default: all cores)").between({1, 1024});
  command.flag("--json", options.json, "A line of JSON for each hand that differs, then a summary");
  command.flag("-q,--quiet", options.quiet, "Leave out known differences");
}

void add_convert(Command& history) {
  Command command =
      history.subcommand({"convert", "Write hands in another format", convert_footer});
  HistoryOptions& options = add_common(command, convert_history);
  command.option("--to", options.to, "The format: phh or phhs, ohh, pokerstars or hand")
      .type("FORMAT")
      .required();
  command.option("-o,--output", options.output, "A file instead of the terminal").type("FILE");
  command.option("--hand", options.hand, "Only this hand, counted from 1");
}

void add_show(Command& history) {
  Command command =
      history.subcommand({"show", "Tell hands event by event, with clauses", show_footer});
  HistoryOptions& options = add_common(command, show_history);
  command.option("--hand", options.hand, "Only this hand, counted from 1");
  command.flag("--json", options.json, "Events as JSON, one on each line");
}

void add_stats(Command& history) {
  Command command =
      history.subcommand({"stats", "Count the usual figures of players and tables", stats_footer});
  HistoryOptions& options = add_common(command, history_stats);
  command.flag("--csv", options.csv, "Comma-separated values instead of a table");
  command.flag("--json", options.json, "A line of JSON for each player, then for each table");
  command.option("--report", options.report, "Also write a page with charts").type("FILE");
}

}  // namespace

std::vector<std::string> history_files(const HistoryOptions& options) {
  return files_of(options.files, history::is_history_name);
}

namespace {

// Why no rulebook takes these settings, or the wanted one does not; empty if one does. What is
// wrong with a value says more than that some game does not have the setting.
std::string why_refused(const history::Wanted& wanted) {
  std::string why;
  for (const Game* const game : all_games) {
    if (!wanted.rules.empty() && game->key != wanted.rules) continue;
    Determinations determined;
    bool takes_all = true;
    for (const auto& [key, value] : wanted.settings) {
      const auto done = determine(determined, *game, key, value);
      if (done) continue;
      takes_all = false;
      if (why.empty() || done.error().rule == &refusal::setting_value) why = done.error().sentence;
    }
    if (takes_all) return {};
  }
  return why;
}

}  // namespace

bool wanted_by(const HistoryOptions& options, const Streams& streams, history::Wanted& wanted) {
  wanted.rules = options.rules;
  wanted.short_covers = options.short_cover == "accept";
  for (const auto& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos) {
      streams.err << "history: --set " << setting << ": write KEY=VALUE\n";
      return false;
    }
    wanted.settings.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
  }
  if (!wanted.rules.empty() && !find_game(wanted.rules)) {
    streams.err << "history: --rules " << wanted.rules
                << ": `cardroom rules` lists the rulebooks\n";
    return false;
  }
  if (const std::string why = why_refused(wanted); !why.empty()) {
    streams.err << "history: --set " << why << '\n';
    return false;
  }
  return true;
}

void add_history(Command& program) {
  Command command = program.subcommand(
      {"history", "Verify, convert, show and count hand histories", history_footer});
  command.wants_subcommand();
  add_verify(command);
  add_convert(command);
  add_show(command);
  add_stats(command);
}

}  // namespace cardroom::cli
