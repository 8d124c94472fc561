#include "cli/rank/rank.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/rank/frequencies.h"
#include "cli/rank/hands.h"
#include "cli/rank/options.h"
#include "cli/rank/read.h"
#include "cli/rank/report.h"
#include "eval/low_compare.h"

namespace cardroom::cli {

namespace {

constexpr auto rank_footer =
    R"(A HAND is five, six or seven cards, like AsKdQh9h2c or "As Kd Qh 9h 2c"; the Joker is Jk.
Cards given one by one are one hand. Hands are compared as written, so two of them may hold the
same card; hole cards and a board belong to one deal, so each card is given once.

Which hands beat which follows the deck: full house over flush with 52 cards or more, flush over
full house with fewer, the Joker counted. With the 52 cards the Ace also plays low in straights;
with another deck, or with the Joker, the operator may determine it: --ace-low puts it just below
the deck's lowest card.

Examples:
  cardroom rank AsKdQh9h2c 9s9d4c4hKd
  cardroom rank --deck 32 --ace-low Ts9h8d7cAs KdJd9d8d7d AsAhAdKsKh
  cardroom rank --joker As9s5s3sJk AhKhQh4h2h
  cardroom rank --game omaha --board "Js Ts 9h 3c 3d" --hole AsKsQs2d --hole JhJdTcTd
  cardroom rank --low --low-qualifier 8 8h6c4c3d2s 9h6c4c3d2s
  cardroom rank --frequencies --deck 36 --ace-low
)";

int refuse(const Streams& streams, const std::string& sentence) {
  streams.err << "rank: " << sentence << '\n';
  return exit_usage;
}

int run_frequencies(const RankOptions& options, const RankRules& rules, std::ostream& out) {
  const Frequencies counted = frequencies(rules);
  options.json ? print_frequencies_json(out, rules, counted)
               : print_frequencies(out, rules, counted);
  return exit_done;
}

int run_rank(const RankOptions& options, const Streams& streams) {
  if (!options.frequencies && options.hands.empty() && options.holes.empty())
    return refuse(streams, "give hands to rank, or --hole and --board, or --frequencies");
  const auto rules = rules_of(options);
  if (!rules) return refuse(streams, rules.error().sentence);
  if (rules->is_low && !can_qualify(rules->low))
    streams.err << "rank: note: no five cards of this deck make a low of eight or less\n";
  if (options.frequencies) return run_frequencies(options, *rules, streams.out);

  const auto input = read_hands(options, *rules);
  if (!input) return refuse(streams, input.error().sentence);
  const auto hands = ranked(*input, *rules);
  options.json ? print_hands_json(streams.out, *input, *rules, hands)
               : print_hands(streams.out, *input, hands);
  return exit_done;
}

void add_high_options(Command& command, RankOptions& options, const Option& low) {
  command.option("--order", options.order, "The order of hands (default: that of the deck)")
      .one_of({"full", "reduced", "manila-1995"})
      .excludes(low);
  const Option ace_low =
      command.flag("--ace-low", options.ace_low, "The Ace also plays low in straights")
          .excludes(low);
  command.flag("--ace-high", options.ace_high, "The Ace is high only, with the 52 cards too")
      .excludes(low)
      .excludes(ace_low);
  command
      .flag("--literal-kickers", options.literal_kickers,
            "As printed in 1995: side cards of fours, full houses and threes do not count")
      .excludes(low);
}

Option add_low_options(Command& command, RankOptions& options) {
  const Option low = command.flag("--low", options.low, "Rank as low hands, the lowest first");
  command.option("--low-ace", options.low_ace, "Whether the Ace is high or low in a low hand")
      .one_of({"low", "high"})
      .needs(low);
  command
      .option("--low-qualifier", options.low_qualifier,
              "The low hand must be five odd cards of eight or less")
      .one_of({8})
      .needs(low);
  return low;
}

void add_inputs(Command& command, RankOptions& options) {
  const Option hands = command.option("HAND", options.hands, "Hands to rank");
  Option hole = command.option("--hole", options.holes, "A player's hole cards; repeat it for each")
                    .type("CARDS")
                    .once_each()
                    .excludes(hands);
  Option board =
      command.option("--board", options.board, "The communal cards, three to five").type("CARDS");
  hole.needs(board);
  board.needs(hole);
  command
      .option("--game", options.game,
              "How hole and board make a hand (default: by the number of hole cards)")
      .one_of({"holdem", "manila", "omaha"})
      .needs(hole);
  command
      .flag("--frequencies", options.frequencies,
            "Count every five-card hand of the deck by its kind")
      .excludes(hands)
      .excludes(hole);
}

}  // namespace

void add_rank(Command& program) {
  Command command = program.subcommand({"rank", "Rank hands and name them in words", rank_footer});
  RankOptions& options = command.runs(run_rank);
  add_inputs(command, options);
  command.option("--deck", options.deck, "Natural cards in the deck (default 52; Manila 32)")
      .one_of({52, 48, 44, 40, 36, 32});
  command.flag("--joker", options.joker, "The Joker is in the deck, wild");
  const Option low = add_low_options(command, options);
  add_high_options(command, options, low);
  command.flag("--json", options.json, "Write one JSON document");
}

}  // namespace cardroom::cli
