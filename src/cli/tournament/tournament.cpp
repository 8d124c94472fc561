// cardroom tournament: formats, scripts and simulations of tournaments.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <thread>

#include "base/parse_error.h"
#include "cli/commands.h"
#include "cli/run_scripts.h"
#include "cli/tournament/canberra.h"
#include "cli/tournament/report.h"
#include "rules/games/games.h"
#include "words/tournament_story.h"

namespace cardroom::cli {

namespace {

constexpr auto footer =
    R"(Examples:
  cardroom tournament formats
  cardroom tournament formats tournament-2001-e
  cardroom tournament run tests/tournaments
  cardroom tournament simulate tournament-2001-h --players 80 --seed 1
  cardroom tournament simulate tournament-2001-e --players 40 --count 1000 --json
)";

constexpr auto simulate_footer =
    R"(Players are simple: `quick` ones look at their cards and the price, `sensible` ones imagine
deals. How long a round takes is reckoned: --deal-seconds, and --act-seconds for each decision.

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
  plan.bots = options.bots == "sensible" ? sim::Bots::sensible : sim::Bots::quick;
  plan.pace = options.pace;
  plan.habits = options.habits;
  for (const auto& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos)
      return sim::PlanRefused{"--set wants KEY=VALUE, not " + cardroom::quoted(setting)};
    plan.settings.emplace_back(setting.substr(0, equals), setting.substr(equals + 1));
  }
  return plan;
}

int refuse(const sim::PlanRefused& refused, const Streams& streams) {
  streams.err << "tournament: " << refused.sentence << '\n';
  return exit_usage;
}

sim::Progress progress_on(const Streams& streams, std::size_t count) {
  if (!streams.terminal) return {};
  return [&streams, count](std::size_t done) {
    if (done % std::max<std::size_t>(1, count / 200) != 0 && done != count) return;
    const std::size_t width = 40 * done / count;
    streams.err << "\r[" << std::string(width, '#') << std::string(40 - width, ' ') << "] " << done
                << " of " << count << std::flush;
  };
}

int run_canberra(const SimulateOptions& options, const Streams& streams) {
  return simulate_canberra({.players = options.players > 0 ? options.players : 27,
                            .seed = options.seed,
                            .count = options.count,
                            .threads = options.threads,
                            .conditions = options.settings,
                            .json = options.json},
                           progress_on(streams, options.count), streams);
}

int run_simulate(const SimulateOptions& options, const Streams& streams) {
  if (options.format == canberra_format) return run_canberra(options, streams);
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
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const auto many =
      sim::run_many(*plan, options.count, options.threads > 0 ? options.threads : cores,
                    progress_on(streams, options.count));
  if (streams.terminal) streams.err << "\r" << std::string(70, ' ') << "\r";
  if (!many) return refuse(many.error(), streams);
  options.json ? print_many_json(streams.out, *plan, *many) : print_many(streams.out, *plan, *many);
  return exit_done;
}

void add_simulate_options(CLI::App& command, SimulateOptions& options) {
  command.add_option("FORMAT", options.format, "A format, or the letter of an appendix")
      ->required()
      ->type_name("");
  command.add_option("--players", options.players, "How many enter (default: as many as may)")
      ->check(CLI::Range(2, static_cast<int>(tournament::entries_most)));
  command.add_option("--seed", options.seed, "Of the first tournament");
  command.add_option("--bots", options.bots, "Who plays")
      ->check(CLI::IsMember({"quick", "sensible"}));
  command.add_option("--count", options.count, "How many tournaments; more than one: a summary")
      ->check(CLI::Range(std::size_t{1}, std::size_t{10'000'000}));
  command.add_option("--threads", options.threads, "How many (default: all cores)")
      ->check(CLI::Range(1, 1024));
  command.add_option("--set", options.settings, "A determination, KEY=VALUE; may be repeated");
  command.add_option("--deal-seconds", options.pace.deal_s, "For shuffle, deal and payment")
      ->check(CLI::Range(1, 3600));
  command.add_option("--act-seconds", options.pace.act_s, "For a decision")
      ->check(CLI::Range(0, 3600));
  command.add_option("--rebuys", options.habits.rebuys, "In a thousand players without chips")
      ->check(CLI::Range(0, 1000));
  command.add_option("--absent", options.habits.absent, "In a thousand players who never come")
      ->check(CLI::Range(0, 1000));
  command.add_flag("--all", options.all, "Every place, not the first ten");
  command.add_flag("--json", options.json, "One JSON object");
}

void add_formats(CLI::App& app, const Streams& streams, Action& action) {
  auto* const command = app.add_subcommand("formats", "List the formats, or print one");
  auto options = std::make_shared<FormatsOptions>();
  command->add_option("FORMAT", options->key, "A format, or the letter of an appendix")
      ->type_name("");
  command->add_flag("--json", options->json, "As JSON");
  command->callback([options, &streams, &action] {
    action = [options, &streams] { return run_formats(*options, streams); };
  });
}

void add_run(CLI::App& app, const Streams& streams, Action& action) {
  auto* const command = app.add_subcommand("run", "Run tournament scripts");
  auto options = std::make_shared<ScriptOptions>();
  command->add_option("FILE", options->files, "Scripts, or folders of them")
      ->required()
      ->type_name("");
  command->add_flag("--json", options->json, "Commands and events as JSON, one a line");
  command->add_flag("-q,--quiet", options->quiet, "Only what failed, and the count");
  command->callback([options, &streams, &action] {
    action = [options, &streams] { return run_scripts(*options, streams); };
  });
}

}  // namespace

void add_tournament(CLI::App& app, const Streams& streams, Action& action) {
  auto* const command =
      app.add_subcommand("tournament", "Run scripts of tournaments, or simulate them");
  command->require_subcommand(1);
  command->footer(footer);
  add_formats(*command, streams, action);
  add_run(*command, streams, action);
  auto* const simulate =
      command->add_subcommand("simulate", "Play whole tournaments with simple players");
  auto options = std::make_shared<SimulateOptions>();
  add_simulate_options(*simulate, *options);
  simulate->footer(simulate_footer);
  simulate->callback([options, &streams, &action] {
    action = [options, &streams] { return run_simulate(*options, streams); };
  });
}

}  // namespace cardroom::cli
