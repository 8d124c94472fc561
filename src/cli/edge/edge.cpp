#include "cli/edge/edge.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/edge/decisions.h"
#include "cli/edge/report.h"
#include "cli/progress.h"
#include "cli/threads.h"

namespace cardroom::cli {

namespace {

constexpr auto canberra_footer =
    R"(Hands for --pay: royal, straight-flush, four, full-house, flush, straight, three, two-pairs,
pair, odd-cards. Other hands are paid as CP17-8.1 says.

Strategies: optimal, pair-or-better, ak-or-better, akj83 (A-K-J-8-3 or better), always.

Examples:
  cardroom edge canberra
  cardroom edge canberra --pay royal=100              # the Caribbean Stud that was published
  cardroom edge canberra --ante 100 --max-payout 20000
  cardroom edge canberra --strategy pair-or-better --json
  cardroom edge canberra --meter 250000 --distribution 50 --seed 10000
  cardroom edge canberra --csv > decisions.csv
)";

odds::CanberraCounts count_deals(const EdgeOptions& options, const Streams& streams) {
  ProgressBar bar(streams, "counting deals");
  return odds::CanberraCounts::make(threads_for(options.threads),
                                    [&](double done) { bar.show(done); });
}

int run_edge(const EdgeOptions& options, const Streams& streams) {
  const auto question = question_of(options);
  if (!question) {
    streams.err << "edge: " << question.error().sentence << '\n';
    return exit_usage;
  }
  const auto counts = count_deals(options, streams);
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

void add_options(Command& command, EdgeOptions& options) {
  command.option("--pay", options.pay, "What bets are paid to 1: royal=100,flush=5").type("LIST");
  command.option("--ante", options.ante, "The ante (with --max-payout)").type("CHIPS");
  command.option("--max-payout", options.max_payout, "Most that a bet wins").type("CHIPS");
  command.option("--strategy", options.strategy, "How the player decides").type("STRATEGY");
  command.option("--meter", options.meter, "Jackpot: the meter").type("DOLLARS");
  command.option("--wager", options.wager, "Jackpot: the displayed wager").type("DOLLARS");
  command
      .option("--distribution", options.distribution,
              "Jackpot: share of a wager that goes to its pool")
      .type("PERCENT");
  command.option("--seed", options.seed, "Jackpot: where the pool restarts").type("DOLLARS");
  command.option("--jackpot-pay", options.jackpot_pay, "Jackpot: four=500,full-house=150,…")
      .type("LIST");
  command.option("--wagers-per-hour", options.wagers_per_hour, "Jackpot: how fast it is played")
      .between({1, 1'000'000});
  command.option("--threads", options.threads, "How many (default: all cores)").between({1, 1024});
  const Option json = command.flag("--json", options.json, "One JSON object");
  command.flag("--csv", options.csv, "Every hand and up card").excludes(json);
}

}  // namespace

void add_edge(Command& program) {
  Command edge = program.subcommand({"edge", "Exact house edge and strategy, jackpot break-even",
                                     "Example:\n  cardroom edge canberra\n"});
  edge.wants_subcommand();
  Command command = edge.subcommand({"canberra", "Canberra Poker, NI2017-193", canberra_footer});
  add_options(command, command.runs(run_edge));
}

}  // namespace cardroom::cli
