#include "cli/hosted/hosted.h"

#include <fstream>
#include <iostream>

#include "cli/command_line.h"
#include "script/run.h"

namespace cardroom::cli {

namespace {

constexpr auto hosted_footer =
    R"(The cards are on the table; the program knows whose turn it is, what is legal, the pots, the
commission and the rulings. Type what happens, a line at a time, in the words of a hand script
(docs/hand-script.md). After each line it says what it waits for. It asks for a card only when
everybody sees it. docs/hosted.md tells the rest.

  seat 1 ann 200           before the first deal, for each player
  deal                     the cards are dealt; nobody tells the hole cards
  3 raises to 8            what a player does
  tell Jd 5c 3s            the cards that were turned
  3 shows As Ad            at the showdown
  1 mucks                  throws the hand in; `1 hides` keeps it unseen
  2 draws 3                how many cards are thrown away
  dealer exposes hole 2 Kd what went wrong; the book rules on it
  undo                     takes back the last entry

The session ends with the input. With --save it can be run again: cardroom hand FILE.

Examples:
  cardroom hosted holdem-1995
  cardroom hosted stud-2005 --save tonight.hand
)";

struct HostedOptions {
  std::string book;
  std::string save;
  bool json = false;
};

// A script that grows by a line at a time. Every line is tried with all that came before it; one
// that is refused or not understood is left out again.
class HostedSession {
 public:
  HostedSession(const HostedOptions& options, const Streams& streams)
      : json_(options.json), streams_(streams), text_("rules " + options.book + "\nhosted\n") {}

  bool try_line(const std::string& line) {
    const std::string longer = text_ + line + "\n";
    const auto script = parse_script("hosted", longer);
    if (!script) return complain(script.error().what);
    const ScriptRun ran = run_script(*script);
    if (ran.not_a_script) return complain(ran.not_a_script->what);
    print(json_ ? ran.json : ran.story);
    for (const Failure& failure : ran.failures)
      if (failure.wanted != "accepted")
        streams_.out << "wanted " << failure.wanted << ", got " << failure.got << '\n';
    if (!ran.failures.empty()) return false;
    text_ = longer;
    printed_ = (json_ ? ran.json : ran.story).size();
    next_ = ran.next;
    return true;
  }

  void prompt() const {
    if (!json_) streams_.out << "> " << next_ << '\n' << std::flush;
  }
  const std::string& text() const { return text_; }

 private:
  bool complain(const std::string& what) {
    streams_.err << what << '\n';
    return false;
  }
  void print(const std::vector<std::string>& lines) {
    for (std::size_t at = printed_; at < lines.size(); ++at)
      streams_.out << "  " << lines[at] << '\n';
  }

  bool json_;
  const Streams& streams_;
  std::string text_;
  std::string next_;
  std::size_t printed_ = 0;
};

int run_hosted(const HostedOptions& options, const Streams& streams) {
  HostedSession session(options, streams);
  if (!session.try_line("")) return exit_usage;
  session.prompt();
  std::string line;
  while (std::getline(std::cin, line)) {
    session.try_line(line);
    session.prompt();
  }
  if (options.save.empty()) return exit_done;
  std::ofstream file(options.save);
  file << session.text();
  if (file.flush()) return exit_done;
  streams.err << options.save << ": cannot be written\n";
  return exit_usage;
}

}  // namespace

void add_hosted(Command& program) {
  Command command = program.subcommand(
      {"hosted", "Run a table with real cards: turns, pots, commission, rulings", hosted_footer});
  HostedOptions& options = command.runs(run_hosted);
  command.option("RULEBOOK", options.book, "The rulebook; `cardroom rules` lists them").required();
  command.option("--save", options.save, "Keep the session as a hand script").type("FILE");
  command.flag("--json", options.json, "Commands and events as JSON, one on each line");
}

}  // namespace cardroom::cli
