#include "cli/history/stats.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>

#include "cli/history/block_source.h"
#include "cli/history/stats_report.h"
#include "cli/progress.h"
#include "codec/fraction.h"
#include "codec/json_text.h"
#include "history/stats/figures.h"

namespace cardroom::cli {

namespace {

using history::Figures;
using history::PlayerFigures;

struct Counted {
  std::uint64_t hands = 0;
  std::uint64_t left_out = 0;
};

Counted count(BlockSource& source, const Streams& streams, Figures& figures) {
  Counted counted;
  ProgressBar bar(streams, "counting");
  while (const auto block = source.next()) {
    history::HandReader reader(block->format, block->name);
    const std::string file = std::filesystem::path(block->name).filename().string();
    const auto look = [&](const history::ToldHand& told) {
      ++counted.hands;
      if (!figures.add(told, file)) ++counted.left_out;
    };
    for (const auto& piece : history::cut(block->format, block->block.view()))
      if (!reader.read(piece, look)) {
        ++counted.hands;
        ++counted.left_out;
      }
    bar.show(source.part());
  }
  return counted;
}

// What `--json` prints for a player, and for a table.
struct PlayerLine {
  std::string player;
  std::uint64_t hands = 0;
  codec::Fraction vpip, pfr, three_bet, aggression, went_to_showdown, won_at_showdown;
  codec::Fraction bb_per_100, error, bb_per_100_all_in_adjusted;
  CARDROOM_DESCRIBED("player_line", player, hands, vpip, pfr, three_bet, aggression,
                     went_to_showdown, won_at_showdown, bb_per_100, error,
                     bb_per_100_all_in_adjusted);
};
struct TableLine {
  std::string table;
  std::uint64_t hands = 0;
  codec::Fraction players, pot_bb, flop, showdown;
  CARDROOM_DESCRIBED("table_line", table, hands, players, pot_bb, flop, showdown);
};

void print_json(const Figures& figures, const Streams& streams) {
  for (const auto& [name, one] : most_hands_first(figures.players()))
    streams.out << codec::to_text(PlayerLine{
                       name, one.hands, one.entered.percent(), one.raised.percent(),
                       one.reraised.percent(), one.aggression(), one.to_showdown.percent(),
                       one.won_there.percent(), one.result(), one.error(), one.adjusted()})
                << '\n';
  for (const auto& [name, one] : figures.tables()) {
    const auto hands = static_cast<double>(one.hands);
    streams.out << codec::to_text(
                       TableLine{name, one.hands, static_cast<double>(one.players) / hands,
                                 one.pots / hands, one.flops.percent(), one.showdowns.percent()})
                << '\n';
  }
}

// In quotation marks if a comma, a quotation mark or a line end is in it. A name that a spreadsheet
// would take for a formula gets an apostrophe.
std::string csv_text(std::string text) {
  if (text.find_first_of("=+-@\t") == 0) text.insert(0, "'");
  if (text.find_first_of("\"\n\r,") == std::string::npos) return text;
  constexpr char mark = '"';
  std::string inside;
  for (const char letter : text) inside.append(letter == mark ? 2 : 1, letter);
  return mark + inside + mark;
}

void print_csv(const Figures& figures, const Streams& streams) {
  streams.out << "kind,name,hands,vpip,pfr,three_bet,aggression,went_to_showdown,won_at_showdown,"
                 "bb_per_100,error,bb_per_100_all_in_adjusted,players,pot_bb,flop,showdown\n";
  for (const auto& [name, one] : figures.players())
    streams.out << fmt::format(
        "player,{},{},{:.2f},{:.2f},{:.2f},{:.2f},{:.2f},{:.2f},{:.2f},{},{:.2f},,,,\n",
        csv_text(name), one.hands, one.entered.percent(), one.raised.percent(),
        one.reraised.percent(), one.aggression(), one.to_showdown.percent(),
        one.won_there.percent(), one.result(), error_text(one, 2), one.adjusted());
  for (const auto& [name, one] : figures.tables()) {
    const auto hands = static_cast<double>(one.hands);
    streams.out << fmt::format("table,{},{},,,,,,,,,,{:.2f},{:.2f},{:.2f},{:.2f}\n", csv_text(name),
                               one.hands, static_cast<double>(one.players) / hands,
                               one.pots / hands, one.flops.percent(), one.showdowns.percent());
  }
}

void print_text(const Figures& figures, const Streams& streams) {
  streams.out << fmt::format("{:<24} {:>8} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>9} {:>17}\n",
                             "player", "hands", "VPIP", "PFR", "3-bet", "aggr.", "WTSD", "W$SD",
                             "adjusted", "bb/100");
  for (const auto& [name, one] : most_hands_first(figures.players()))
    streams.out << fmt::format(
        "{:<24} {:>8} {:>6.1f} {:>6.1f} {:>6.1f} {:>6.2f} {:>6.1f} {:>6.1f} {:>9.1f} {:>9.1f}{}\n",
        name, one.hands, one.entered.percent(), one.raised.percent(), one.reraised.percent(),
        one.aggression(), one.to_showdown.percent(), one.won_there.percent(), one.adjusted(),
        one.result(), one.hands < 2 ? std::string() : " ± " + error_text(one, 1));
  streams.out << fmt::format("\n{:<24} {:>8} {:>8} {:>8} {:>8} {:>9}\n", "table", "hands",
                             "players", "pot bb", "flop %", "showdown %");
  for (const auto& [name, one] : figures.tables()) {
    const auto hands = static_cast<double>(one.hands);
    streams.out << fmt::format("{:<24} {:>8} {:>8.1f} {:>8.1f} {:>8.1f} {:>9.1f}\n", name,
                               one.hands, static_cast<double>(one.players) / hands,
                               one.pots / hands, one.flops.percent(), one.showdowns.percent());
  }
}

}  // namespace

int history_stats(const HistoryOptions& options, const Streams& streams) {
  history::Wanted wanted;
  if (!wanted_by(options, streams, wanted)) return exit_usage;
  BlockSource source(history_files(options));
  Figures figures(wanted);
  const Counted counted = count(source, streams, figures);
  for (const auto& [file, why] : source.unread())
    streams.err << source.files()[file] << ": " << why << '\n';
  if (counted.hands == 0) {
    streams.err << "history: no hand history there\n";
    return exit_usage;
  }
  if (options.json)
    print_json(figures, streams);
  else if (options.csv)
    print_csv(figures, streams);
  else
    print_text(figures, streams);
  if (counted.left_out > 0)
    streams.err
        << counted.left_out << " of " << counted.hands
        << " hands cannot be replayed and are left out; `cardroom history verify` says why\n";
  if (!options.report.empty()) {
    std::ofstream file(options.report, std::ios::binary);
    file << stats_report(figures, counted.hands - counted.left_out);
    if (!file.flush()) {
      streams.err << "history: " << options.report << " cannot be written\n";
      return exit_usage;
    }
  }
  return source.unread().empty() ? exit_done : exit_usage;
}

}  // namespace cardroom::cli
