#include "cli/tournament/tournament.h"

#include <ostream>

#include "base/parse_error.h"
#include "cli/command_line.h"
#include "cli/progress.h"
#include "cli/run_scripts.h"
#include "cli/threads.h"
#include "cli/tournament/canberra.h"
#include "cli/tournament/live.h"
#include "cli/tournament/report.h"
#include "rules/games/games.h"
#include "words/tournament/story.h"

namespace cardroom::cli {

namespace {

constexpr auto tournament_footer =
    R"(Examples:
  cardroom tournament formats
  cardroom tournament formats tournament-2001-e
  cardroom tournament run tests/tournaments
  cardroom tournament simulate tournament-2001-h --players 80 --seed 1
  cardroom tournament simulate tournament-2001-e --players 40 --count 1000 --json
  cardroom tournament state
  cardroom tournament export 3 > results.csv
)";

constexpr auto simulate_footer =
    R"(Players: `quick` ones look at their cards and the price, `sensible` ones imagine deals, and
`strong` ones play every choice out and know what a place is worth (slow). How long a round takes
is estimated: --deal-seconds, and --act-seconds for each decision.

Examples:
  cardroom tournament simulate h --players 80 --seed 1 --all
  cardroom tournament simulate e --players 30 --set starting-chips=1500 --set prizes=60/40
  cardroom tournament simulate tournament-stud-2005 --players 16 --bots sensible
  cardroom tournament simulate g --count 500 --threads 2 --json
  cardroom tournament simulate tournament-canberra-2017 --players 27 --set competition=points
)";

struct SimulateOptions {
  std::string format;
  int players = 0;
  std::uint64_t seed = 1;
  std::string bots = "quick";
  std::size_t count = 1;
  int threads = 0;
  std::vector<std::string> settings;
  sim::Pace pace;
  sim::Habits habits;
  bool all = false;
  bool json = false;
};

int no_format(const std::string& key, const Streams& streams) {
  streams.err << "tournament: " << tournament::say_no_format(key) << '\n';
  return exit_usage;
}

struct FormatsOptions {
  std::string key;
  bool json = false;
};

int run_formats(const FormatsOptions& options, const Streams& streams) {
  if (options.key.empty() && options.json) {
    print_formats_json(streams.out);
    return exit_done;
  }
  if (options.key.empty()) {
    print_formats(streams.out);
    print_canberra_line(streams.out);
    return exit_done;
  }
  if (options.key == canberra_format)
    return options.json ? print_canberra_format_json(streams.out)
                        : print_canberra_format(streams.out);
  const auto* format = tournament::find_format(options.key);
  if (format == nullptr) return no_format(options.key, streams);
  options.json ? print_format_json(streams.out, *format) : print_format(streams.out, *format);
  return exit_done;
}

Result<sim::TournamentPlan, sim::PlanRefused> plan_of(const SimulateOptions& options,
                                                      const tournament::Format& format) {
  sim::TournamentPlan plan;
  plan.format = &format;
  const auto game = find_game(format.game);
  if (!game) return sim::PlanRefused{"its tables have no rulebook: " + std::string(format.game)};
  plan.game = *game;
  plan.players = options.players > 0 ? options.players : format.conditions.players_most;
  plan.seed = options.seed;
  for (const sim::Bots bots : {sim::Bots::quick, sim::Bots::sensible, sim::Bots::strong})
    if (options.bots == word(bots)) plan.bots = bots;
  plan.pace = options.pace;
  plan.habits = options.habits;
  for (const auto& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos)
      return sim::PlanRefused{"--set needs KEY=VALUE, not " + cardroom::quoted(setting)};
    plan.settings.emplace_back(setting.substr(0, equals), setting.substr(equals + 1));
  }
  return plan;
}

int refuse(const sim::PlanRefused& refused, const Streams& streams) {
  streams.err << "tournament: " << refused.sentence << '\n';
  return exit_usage;
}

int run_canberra_tournament(const SimulateOptions& options, const Streams& streams) {
  return simulate_canberra({.players = options.players > 0 ? options.players : 27,
                            .seed = options.seed,
                            .count = options.count,
                            .threads = options.threads,
                            .conditions = options.settings,
                            .json = options.json},
                           streams);
}

Result<std::vector<sim::Figures>, sim::PlanRefused> play_many(const sim::TournamentPlan& plan,
                                                              const SimulateOptions& options,
                                                              const Streams& streams) {
  ProgressBar bar(streams, "playing");
  return sim::run_many(plan, options.count, threads_for(options.threads), [&](std::size_t done) {
    bar.show(static_cast<double>(done) / static_cast<double>(options.count));
  });
}

int run_simulate(const SimulateOptions& options, const Streams& streams) {
  if (options.format == canberra_format) return run_canberra_tournament(options, streams);
  const auto* format = tournament::find_format(options.format);
  if (format == nullptr) return no_format(options.format, streams);
  const auto plan = plan_of(options, *format);
  if (!plan) return refuse(plan.error(), streams);
  if (options.count == 1) {
    const auto run = sim::run_tournament(*plan);
    if (!run) return refuse(run.error(), streams);
    options.json ? print_run_json(streams.out, *plan, *run)
                 : print_run(streams.out, *plan, *run, options.all);
    return exit_done;
  }
  const auto many = play_many(*plan, options, streams);
  if (!many) return refuse(many.error(), streams);
  options.json ? print_many_json(streams.out, *plan, *many) : print_many(streams.out, *plan, *many);
  return exit_done;
}

void add_simulate_options(Command& command, SimulateOptions& options) {
  command.option("FORMAT", options.format, "A format, or the letter of an appendix").required();
  command.option("--players", options.players, "How many enter (default: the most allowed)")
      .between({2, tournament::entries_most});
  command.option("--seed", options.seed, "Of the first tournament");
  command.option("--bots", options.bots, "How the players choose")
      .one_of({"quick", "sensible", "strong"});
  command.option("--count", options.count, "How many tournaments; more than one gives a summary")
      .between({1, 10'000'000});
  command.option("--threads", options.threads, "How many (default: all cores)").between({1, 1024});
  command.option("--set", options.settings, "A setting of the tournament, like starting-chips=1500")
      .type("KEY=VALUE")
      .once_each();
  command.option("--deal-seconds", options.pace.deal_s, "Time for shuffle, deal and payment")
      .between({1, 3600});
  command.option("--act-seconds", options.pace.act_s, "Time for a decision").between({0, 3600});
  command.option("--rebuys", options.habits.rebuys, "How many of 1,000 players without chips rebuy")
      .between({0, 1000});
  command.option("--absent", options.habits.absent, "How many of 1,000 players never come")
      .between({0, 1000});
  command.flag("--all", options.all, "Every place, not only the first ten");
  command.flag("--json", options.json, "One JSON object");
}

void add_formats(Command& tournament) {
  Command command = tournament.subcommand({"formats", "List the formats, or print one", ""});
  FormatsOptions& options = command.runs(run_formats);
  command.option("FORMAT", options.key, "A format, or the letter of an appendix");
  command.flag("--json", options.json, "As JSON");
}

}  // namespace

void add_tournament(Command& program) {
  Command command = program.subcommand(
      {"tournament", "Run scripts of tournaments, simulate them, or look at one in an open room",
       tournament_footer});
  command.wants_subcommand();
  add_formats(command);
  Command scripts = command.subcommand({"run", "Run tournament scripts", ""});
  add_script_options(scripts);
  Command simulate = command.subcommand(
      {"simulate", "Play whole tournaments with simple players", simulate_footer});
  add_simulate_options(simulate, simulate.runs(run_simulate));
  add_live(command);
}

}  // namespace cardroom::cli
