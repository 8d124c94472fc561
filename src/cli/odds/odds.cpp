#include "cli/odds/odds.h"

#include <ostream>

#include "base/parse_error.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "cli/odds/canberra.h"
#include "cli/odds/document.h"
#include "cli/odds/outs.h"
#include "cli/odds/report.h"
#include "cli/progress.h"
#include "cli/threads.h"
#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::cli {

namespace {

constexpr auto odds_footer =
    R"text(A HAND is cards (AsKs), a range of two hole cards (QQ+, AKs, 77-TT, ATo+, 20%), `random`,
or a list of them with weights: AA,KQs:0.5. In games with more cards of one's own, give those that
are known; the others are dealt. An x is a card that nobody knows: xx7h. In a draw, what is thrown
away stands in brackets: AsAhKd(7c2s). Folded cards that were seen are dead cards.

Every deal is counted where that is little work; otherwise deals are sampled until the standard
error is small enough. The same seed gives the same answer with any number of threads.

Examples:
  cardroom odds AcAd KcKd
  cardroom odds QQ+,AKs 20% random --board "Ts 7s 2d" --outs
  cardroom odds --rules modern-omaha --set win=high-low --set low-qualifier=8 2s3sKdKh 9h8h7c6c
  cardroom odds --rules stud-2005 AsAh7d xxKhQh --dead "Ac 7c"
  cardroom odds --rules draw-2001 "AsAh9d(5c2h)" "KsQsJsTs(4d)"
  cardroom odds --rules canberra-2017 AsKdQc7h4s --up Kh
  cardroom odds AA random random --samples 100000000 --part 1/2 --json > part1.json
  cardroom odds --merge part1.json part2.json
)text";

void print(const OddsOptions& options, const Streams& streams, const OddsDocument& document) {
  if (options.json)
    streams.out << codec::to_text(document) << '\n';
  else
    print_odds(streams.out, document);
}

bool asks_of_hands(const OddsOptions& options) {
  const OddsOptions usual;
  return options.rules != usual.rules || !options.settings.empty() || !options.board.empty() ||
         !options.dead.empty() || !options.up.empty() || options.exact || options.samples > 0 ||
         options.error != usual.error || options.seed != usual.seed || !options.part.empty() ||
         options.outs;
}

int run_merge(const OddsOptions& options, const Streams& streams) {
  if (asks_of_hands(options))
    return refuse_odds(streams,
                       "--merge goes with files and --json only: the parts say what was asked");
  std::vector<OddsPart> parts;
  for (const auto& name : options.merge) {
    const auto text = read_file(name);
    if (!text) return refuse_odds(streams, "cannot read " + cardroom::quoted(name));
    auto part = codec::from_text<OddsPart>(*text);
    if (!part)
      return refuse_odds(streams, cardroom::quoted(name) + " is not an answer of cardroom odds: " +
                                      to_string(part.error()));
    parts.push_back(std::move(*part));
  }
  const auto whole = merged(parts);
  if (!whole) return refuse_odds(streams, whole.error().sentence);
  print(options, streams, *whole);
  return exit_done;
}

std::string sentence_of(odds::NoOdds none) {
  switch (none.reason) {
    case odds::NoOdds::Reason::no_deal_possible:
      return "these hands cannot be dealt from one deck";
    case odds::NoOdds::Reason::too_much_for_exact:
      return "there are too many ways to hold these cards to count every deal; leave out --exact";
  }
  return {};
}

int run_odds(const OddsOptions& options, const Streams& streams) {
  if (!options.merge.empty()) return run_merge(options, streams);
  if (options.rules == "canberra-2017") return run_canberra_odds(options, streams);
  const auto asked = question_of(options);
  if (!asked) return refuse_odds(streams, asked.error().sentence);
  const auto plan = odds::plan_for(asked->question, asked->effort);
  if (!plan) return refuse_odds(streams, sentence_of(plan.error()));
  if (!options.json) print_plan(streams.out, *asked, *plan);
  const AllKinds kinds(asked->question.rules);
  const int threads = threads_for(options.threads);
  OddsDocument document = [&] {
    ProgressBar bar(streams, plan->is_exact() ? "counting deals" : "sampling deals");
    const auto totals = odds::work_out(asked->question, *plan, asked->effort, kinds.pointers(),
                                       threads, [&](double done) { bar.show(done); });
    return document_of(options, *asked, plan->is_exact(), totals, kinds);
  }();
  if (options.outs) document.outs = outs_of(*asked, document, threads);
  print(options, streams, document);
  return exit_done;
}

}  // namespace

void add_odds(Command& program) {
  Command command =
      program.subcommand({"odds", "Chances of hands and ranges, exact or sampled", odds_footer});
  OddsOptions& options = command.runs(run_odds);
  const Option hands = command.option("HAND", options.hands, "Two to ten hands or ranges");
  command.option("--rules", options.rules, "The rulebook: `cardroom rules` lists them")
      .type("RULEBOOK");
  command.option("--set", options.settings, "A setting of the table, like deck=32")
      .type("KEY=VALUE")
      .once_each();
  command.option("--board", options.board, "The communal cards so far").type("CARDS");
  command.option("--dead", options.dead, "Cards that are out of play").type("CARDS");
  command.option("--up", options.up, "Canberra Poker: the dealer's card").type("CARD");
  const Option exact = command.flag("--exact", options.exact, "Count every deal, however many");
  command.option("--samples", options.samples, "Sample this many deals")
      .between({1, 1'000'000'000'000})
      .excludes(exact);
  command.option("--error", options.error, "Sample to this standard error, in per cent of the pot")
      .excludes(exact);
  command.option("--seed", options.seed, "Of the sampled deals");
  command.option("--part", options.part, "Do only this part of the work: 3/10").type("PART");
  command.option("--merge", options.merge, "Put parts together that --json wrote")
      .type("FILE")
      .excludes(hands);
  command.flag("--outs", options.outs, "Which cards help each player");
  command.option("--threads", options.threads, "How many (default: all cores)").between({1, 1024});
  command.flag("--json", options.json, "One JSON object");
}

}  // namespace cardroom::cli
