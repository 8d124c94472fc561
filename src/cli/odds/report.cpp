#include "cli/odds/report.h"

#include <fmt/format.h>
#include <algorithm>
#include <ostream>

#include "cli/text.h"

namespace cardroom::cli {

namespace {

// A hand as wide as its column.
std::string hand_name(const std::string& text) {
  constexpr std::size_t most = 18;
  return text.size() <= most ? text : text.substr(0, most - 1) + "…";
}

std::string digits_with_commas(const std::string& digits) {
  std::string text = digits;
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), ",");
  return text;
}

// 95 in 100 such intervals hold the true share.
constexpr double deviations_of_95 = 1.959964;

void print_player(std::ostream& out, const OddsDocument& document, const PlayerOdds& player) {
  out << fmt::format("{:<18}{:>11.4f} %", hand_name(player.hand), 100 * player.share);
  if (!document.exact) out << fmt::format("{:>9.4f}", 100 * deviations_of_95 * player.error);
  out << fmt::format("{:>11.4f} %{:>9.4f} %", 100 * player.win, 100 * player.tie);
  if (player.high)
    out << fmt::format("{:>11.4f} %{:>9.4f} %", 100 * *player.high, 100 * *player.low);
  out << '\n';
}

std::vector<std::string> kinds_of(const OddsDocument& document,
                                  std::vector<HandKind> PlayerOdds::*hands) {
  std::vector<std::string> words;
  for (const PlayerOdds& player : document.players)
    for (const HandKind& kind : player.*hands)
      if (std::find(words.begin(), words.end(), kind.words) == words.end())
        words.push_back(kind.words);
  return words;
}

double part_of(const std::vector<HandKind>& hands, const std::string& words) {
  for (const HandKind& kind : hands)
    if (kind.words == words) return kind.part;
  return 0;
}

void print_kinds(std::ostream& out, const OddsDocument& document, std::string_view heading,
                 std::vector<HandKind> PlayerOdds::*hands) {
  const auto words = kinds_of(document, hands);
  if (words.empty()) return;
  out << fmt::format("\n{:<22}", heading);
  for (const PlayerOdds& player : document.players)
    out << fmt::format(" {:>11}", player.hand.substr(0, 11));
  out << '\n';
  for (const std::string& kind : words) {
    out << fmt::format("{:<22}", kind);
    for (const PlayerOdds& player : document.players)
      out << fmt::format(" {:>9.4f} %", 100 * part_of(player.*hands, kind));
    out << '\n';
  }
}

void print_outs(std::ostream& out, const OddsDocument& document) {
  if (document.outs.empty()) return;
  out << "\ncards that help, with the share after them\n";
  for (const Outs& outs : document.outs) {
    const PlayerOdds& player = document.players[static_cast<std::size_t>(outs.player - 1)];
    out << fmt::format("{:<18} {}:", hand_name(player.hand), counted(outs.cards.size(), "card"));
    for (const HelpingCard& one : outs.cards)
      out << fmt::format(" {} {:.1f} %", to_string(one.card), 100 * one.share);
    out << '\n';
  }
}

std::string deals_text(double deals) {
  constexpr double exact_most = 1e15;
  if (deals > exact_most) return fmt::format("about {:.2e} deals", deals);
  const auto count = static_cast<std::uint64_t>(deals);
  return with_commas(count) + (count == 1 ? " deal" : " deals");
}

int draws_in(const Game& game) {
  int draws = 0;
  for (const Street& street : game.streets) draws += street.draw ? 1 : 0;
  return draws;
}

}  // namespace

int refuse_odds(const Streams& streams, const std::string& sentence) {
  streams.err << "odds: " << sentence << '\n';
  return exit_usage;
}

void print_plan(std::ostream& out, const OddsQuestion& asked, const odds::Plan& plan) {
  const Terms& terms = asked.terms;
  out << fmt::format("{} ({}), {} cards{}{}\n", terms.game->key, terms.game->name,
                     terms.deck.natural_cards(), terms.deck.has_joker() ? " and the Joker" : "",
                     terms.win == Win::high  ? ""
                     : terms.win == Win::low ? ", the lowest hand wins"
                                             : ", high and low share the pot");
  if (draws_in(*terms.game) > 1) out << "the draw that is given is taken for the last one\n";
  if (plan.is_exact())
    out << fmt::format("exact: {}\n", deals_text(plan.deals));
  else if (asked.effort.samples > 0)
    out << fmt::format("sampled: {} deals, seed {}\n",
                       with_commas(static_cast<std::uint64_t>(asked.effort.samples)),
                       asked.effort.seed);
  else
    out << fmt::format("sampled to a standard error of {:.4g} %, seed {}\n",
                       100 * asked.effort.error, asked.effort.seed);
  if (asked.effort.parts > 1)
    out << fmt::format("part {} of {}: the chances below are of this part only\n",
                       asked.effort.part, asked.effort.parts);
  out.flush();
}

void print_odds(std::ostream& out, const OddsDocument& document) {
  if (document.deals == "0") {
    out << "there is no work for this part: it has no deals\n";
    return;
  }
  const bool split = document.split;
  out << fmt::format("{:<18}{:>13}{}{:>13}{:>11}{}\n", "hand", "share",
                     document.exact ? "" : "    ± 95 %", "whole pot", "a part",
                     split ? "         high        low" : "");
  for (const PlayerOdds& player : document.players) print_player(out, document, player);
  if (!document.exact)
    out << fmt::format("{} deals sampled\n",
                       digits_with_commas(document.drawn ? *document.drawn : document.deals));
  if (split) out << fmt::format("a low hand takes part in {:.4f} %\n", 100 * *document.low_made);
  print_kinds(out, document, split ? "high hand" : "hand", &PlayerOdds::hands);
  print_kinds(out, document, "low hand", &PlayerOdds::low_hands);
  print_outs(out, document);
}

}  // namespace cardroom::cli
