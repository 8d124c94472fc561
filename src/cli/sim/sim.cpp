#include "cli/sim/sim.h"

#include <fstream>
#include <ostream>

#include "base/overloaded.h"
#include "base/parse_error.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "cli/sim/figures.h"
#include "cli/sim/page.h"
#include "cli/sim/report.h"
#include "cli/sim/yardstick.h"
#include "cli/threads.h"
#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::cli {

namespace {

constexpr auto sim_footer =
    R"text(RULEBOOK is one of `cardroom rules`, or canberra-2017. The bots are random, caller,
tight, loose and strong; where fewer are named than there are players, they take turns. Everybody
sits down with the stake at the start of a session and buys another when it is lost.

The same seed gives the same answer with any number of threads, and parts that were done apart give
the same answer as the whole. A comparison deals the same shoes under two files of settings, each
with lines like `rake-cap = 10`.

Examples:
  cardroom sim holdem-1995 --players 8 --rounds 1000000 --bots tight,loose
  cardroom sim rws-2017 --set rake=5 --set rake-cap=10 --players 2 --bots strong,tight --rounds 2000
  cardroom sim stud-2005 --set commission-cap=10 --compare now.toml lower-cap.toml --report cap.html
  cardroom sim canberra-2017 --players 5 --rounds 10000000 --session 1000000 --bots tight
  cardroom sim omaha-1995 --rounds 10000000 --part 3/10 --json > part3.json
  cardroom sim rws-2017 --yardstick --bots loose,caller --rounds 500
  cardroom sim best-answers --yardstick --rounds 400
  cardroom sim merge part1.json part2.json --csv
)text";

int refuse(const Streams& streams, const std::string& sentence) {
  streams.err << "sim: " << sentence << '\n';
  return exit_usage;
}

int print(const SimOptions& options, const Streams& streams, const SimDocument& document) {
  if (!options.report.empty()) {
    std::ofstream file(options.report);
    file << page_of(document) << std::flush;
    if (!file) return refuse(streams, "cannot write " + cardroom::quoted(options.report));
  }
  if (options.json)
    streams.out << codec::to_text(document) << '\n';
  else if (options.csv)
    print_csv(streams.out, document);
  else
    print_figures(streams.out, document);
  return exit_done;
}

int run_merge(const SimOptions& options, const Streams& streams) {
  if (options.files.empty()) return refuse(streams, "merge wants the files that --json wrote");
  std::vector<SimPart> parts;
  for (const auto& name : options.files) {
    const auto text = read_file(name);
    if (!text) return refuse(streams, "cannot read " + cardroom::quoted(name));
    const auto json = codec::parse_json(*text);
    auto part = json ? codec::from_json<SimPart>(*json) : json.error();
    if (!part)
      return refuse(streams, cardroom::quoted(name) +
                                 " is not an answer of cardroom sim: " + to_string(part.error()));
    parts.push_back(std::move(*part));
  }
  const auto whole = merged(parts);
  if (!whole) return refuse(streams, whole.error().sentence);
  return print(options, streams, *whole);
}

int run_comparison(const SimOptions& options, const Streams& streams) {
  if (options.compare.size() != 2) return refuse(streams, "--compare wants two files of settings");
  std::vector<SettingTexts> settings;
  std::vector<sim::CashPlan> plans;
  for (const auto& file : options.compare) {
    const auto given = settings_in(file);
    if (!given) return refuse(streams, given.error().sentence);
    settings.push_back(options.settings);
    settings.back().insert(settings.back().end(), given->begin(), given->end());
    const auto plan = plan_of(options, settings.back());
    if (!plan) return refuse(streams, file + ": " + plan.error().sentence);
    const auto* const cash = std::get_if<sim::CashPlan>(&*plan);
    if (cash == nullptr)
      return refuse(streams,
                    "--compare is for games between players; `cardroom edge` has exact "
                    "figures for Canberra Poker");
    plans.push_back(*cash);
  }
  SimDocument document{work_of(options, settings[0], plans[0]), {}, {}};
  document.work.compared_with = settings[1];
  {
    ProgressBar bar(streams, "comparing");
    sim::Compared compared = compare_cash(plans[0], plans[1], threads_for(options.threads),
                                          [&](double done) { bar.show(done); });
    document.counts.cash = std::move(compared.one);
    document.counts.other = std::move(compared.other);
    document.counts.differences = std::move(compared.differences);
  }
  document.figures = figures_of(document.work, document.counts);
  return print(options, streams, document);
}

// A yardstick has settings, players and an answer of its own.
bool asks_more_of_yardstick(const SimOptions& options) {
  return !options.files.empty() || !options.settings.empty() || !options.compare.empty() ||
         !options.part.empty() || !options.report.empty() || options.csv || options.stake > 0 ||
         options.session > 0;
}

int run_sim(const SimOptions& options, const Streams& streams) {
  if (options.yardstick && asks_more_of_yardstick(options))
    return refuse(
        streams,
        "--yardstick goes with a rulebook, --bots, --rounds, --seed, --threads and --json "
        "only");
  if (options.yardstick) return run_yardstick(options, streams);
  if (options.rules == "merge") return run_merge(options, streams);
  if (options.rules.empty()) return refuse(streams, "name the rules: `cardroom rules` lists them");
  if (!options.files.empty())
    return refuse(streams, "unknown argument " + cardroom::quoted(options.files[0]));
  if (!options.compare.empty()) return run_comparison(options, streams);
  const auto plan = plan_of(options, options.settings);
  if (!plan) return refuse(streams, plan.error().sentence);
  SimDocument document{work_of(options, options.settings, *plan), {}, {}};
  {
    ProgressBar bar(streams, "playing");
    const auto show = [&](double done) { bar.show(done); };
    const int threads = threads_for(options.threads);
    std::visit(overloaded{[&](const sim::CashPlan& cash) {
                            document.counts.cash = run_cash(cash, threads, show);
                          },
                          [&](const sim::HousePlan& house) {
                            document.counts.house = run_house(house, threads, show);
                          }},
               *plan);
  }
  document.figures = figures_of(document.work, document.counts);
  return print(options, streams, document);
}

}  // namespace

void add_sim(Command& program) {
  Command command = program.subcommand(
      {"sim", "Very many rounds with bots: commission, swings, comparisons", sim_footer});
  SimOptions& options = command.runs(run_sim);
  command.option("RULEBOOK", options.rules, "The rulebook, or `merge`");
  command.option("FILE", options.files, "For `merge`: what --json wrote");
  command.option("--players", options.players, "How many").between({1, 10});
  command.option("--rounds", options.rounds, "How many (default: 100,000)")
      .between({1, 1'000'000'000'000});
  command
      .option("--bots", options.bots,
              "Who plays, seat by seat (default: tight); for --yardstick, against whom")
      .type("LIST");
  command.option("--set", options.settings, "A setting of the table, like maximum=100")
      .type("KEY=VALUE")
      .once_each();
  command.option("--stake", options.stake, "Chips of a player; Canberra Poker: the ante")
      .between({1, 1'000'000});
  command.option("--session", options.session, "Rounds of a session").between({1, 100'000'000});
  command.option("--pace", options.pace, "Seconds of a deal, a decision, a showdown").type("LIST");
  command.flag("--no-jackpot", options.no_jackpot, "Canberra Poker: nobody plays the jackpot");
  command.option("--compare", options.compare, "Two files of settings on the same shoes")
      .type("FILE");
  command.option("--seed", options.seed, "Of the shoes and the bots");
  command.option("--part", options.part, "Do only this part of the work: 3/10").type("PART");
  command.option("--threads", options.threads, "How many (default: all cores)").between({1, 1024});
  command.option("--report", options.report, "Write a page with charts").type("FILE");
  command.flag("--yardstick", options.yardstick,
               "How well the bots play: --rounds is the deals of a match (default: as needed)");
  const Option json = command.flag("--json", options.json, "One JSON object");
  command.flag("--csv", options.csv, "A line for each figure").excludes(json);
}

}  // namespace cardroom::cli
