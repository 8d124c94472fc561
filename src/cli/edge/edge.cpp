// cardroom edge: the exact value of the house-banked game.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <thread>

#include "cli/commands.h"
#include "cli/edge/report.h"

namespace cardroom::cli {

namespace {

constexpr auto footer =
    R"(Hands for --pay: royal, straight-flush, four, full-house, flush, straight, three, two-pairs,
pair, odd-cards. What is not named is paid as CP17-8.1 says.

Strategies: optimal, pair-or-better, ak-or-better, akj83 (A-K-J-8-3 or better), always.

Examples:
  cardroom edge canberra
  cardroom edge canberra --pay royal=100              # the Caribbean Stud that was published
  cardroom edge canberra --ante 100 --max-payout 20000
  cardroom edge canberra --strategy pair-or-better --json
  cardroom edge canberra --meter 250000 --distribution 50 --seed 10000
  cardroom edge canberra --csv > decisions.csv
)";

odds::CanberraCounts::Progress progress_on(const Streams& streams) {
  if (!streams.terminal) return {};
  return [&streams](double done) {
    streams.err << "\rcounting deals " << static_cast<int>(100 * done) << " %" << std::flush;
  };
}

int run_edge(const EdgeOptions& options, const Streams& streams) {
  const auto question = question_of(options);
  if (!question) {
    streams.err << "edge: " << question.error().sentence << '\n';
    return exit_usage;
  }
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const auto counts = odds::CanberraCounts::make(options.threads > 0 ? options.threads : cores,
                                                 progress_on(streams));
  if (streams.terminal) streams.err << "\r                    \r";
  if (options.csv) {
    print_decisions(streams.out, counts, *question);
    return exit_done;
  }
  const odds::Decider decider(question->rules, question->strategy);
  EdgeAnswer answer;
  answer.outcomes = odds::outcomes(counts, decider);
  answer.edge = odds::edge(answer.outcomes, question->rules);
  answer.strategy = odds::summary(counts, decider);
  options.json ? print_edge_json(streams.out, options, *question, answer)
               : print_edge(streams.out, options, *question, answer);
  return exit_done;
}

void add_options(CLI::App& command, EdgeOptions& options) {
  command.add_option("--pay", options.pay, "What bets are paid to 1: royal=100,flush=5");
  command.add_option("--ante", options.ante, "The ante in chips (with --max-payout)");
  command.add_option("--max-payout", options.max_payout, "Most that a bet wins, in chips");
  command.add_option("--strategy", options.strategy, "How the player decides");
  command.add_option("--meter", options.meter, "Jackpot: the meter, in dollars");
  command.add_option("--wager", options.wager, "Jackpot: the displayed wager");
  command.add_option("--distribution", options.distribution, "Jackpot: per cent to its pool");
  command.add_option("--seed", options.seed, "Jackpot: where the pool restarts");
  command.add_option("--jackpot-pay", options.jackpot_pay, "Jackpot: four=500,full-house=150,…");
  command
      .add_option("--wagers-per-hour", options.wagers_per_hour, "Jackpot: how fast it is played")
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--threads", options.threads, "How many (default: all cores)")
      ->check(CLI::Range(1, 1024));
  auto* const json = command.add_flag("--json", options.json, "One JSON object");
  command.add_flag("--csv", options.csv, "Every hand and up card")->excludes(json);
}

}  // namespace

void add_edge(CLI::App& app, const Streams& streams, Action& action) {
  auto* const edge =
      app.add_subcommand("edge", "Exact house edge and strategy, jackpot break-even");
  edge->require_subcommand(1);
  auto* const command = edge->add_subcommand("canberra", "Canberra Poker, NI2017-193");
  auto options = std::make_shared<EdgeOptions>();
  add_options(*command, *options);
  command->footer(footer);
  edge->footer("Example:\n  cardroom edge canberra\n");
  command->callback([options, &streams, &action] {
    action = [options, &streams] { return run_edge(*options, streams); };
  });
}

}  // namespace cardroom::cli
