#include "cli/edge/report.h"

#include <fmt/format.h>
#include <boost/json.hpp>
#include <ostream>

#include "base/money_text.h"
#include "canberra/game/edition.h"
#include "canberra/game/ranking.h"
#include "cli/text.h"
#include "eval/words.h"

namespace cardroom::cli {

namespace {

namespace json = boost::json;

// "A-K-J-8-3" for odd cards, "pair of 2s" for anything better.
std::string name_of_strength(Strength strength) {
  static const auto names = [] {
    std::vector<std::string> made(canberra::Ranking::get().high().end());
    for (const auto& one : odds::sorted_hands().classes) {
      if (!made[one.strength].empty()) continue;
      FiveCards five;
      for (std::size_t at = 0; at < 5; ++at) five[at] = Card::from_index(one.cards[at]);
      const HighValue value = value_of(five, canberra::hand_order);
      if (value.category() != Category::odd_cards) {
        made[one.strength] = words_of(value, canberra::hand_order, SideCards::told);
        continue;
      }
      for (const Rank rank : value.deciding()) {
        if (!made[one.strength].empty()) made[one.strength] += '-';
        made[one.strength] += rank_letters[static_cast<std::size_t>(rank)];
      }
    }
    return made;
  }();
  return strength < names.size() ? names[strength] : "nothing";
}

std::string grouped(odds::Wide number) {
  std::string digits = odds::to_string(number < 0 ? -number : number);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return number < 0 ? "-" + digits : digits;
}

double share(std::int64_t deals) {
  return 100.0 * static_cast<double>(deals) / static_cast<double>(odds::all_deals);
}

std::string pays(const canberra::PayTable& pay) {
  std::string text;
  for (int hand = static_cast<int>(Category::royal_flush); hand >= 0; --hand) {
    const auto category = static_cast<Category>(hand);
    if (category == Category::five_of_a_kind) continue;
    text +=
        fmt::format("{}{} {}", text.empty() ? "" : ", ", words_of(category), pay.odds(category));
  }
  return text;
}

void print_row(std::ostream& out, std::string_view what, std::int64_t deals, std::int64_t gain) {
  out << fmt::format("  {:<24}{:>23}{:>11.5f} %{:>10}\n", what,
                     with_commas(static_cast<std::uint64_t>(deals)), share(deals), gain);
}

void print_outcomes(std::ostream& out, const EdgeQuestion& question, const odds::Outcomes& found) {
  const std::int64_t ante = question.rules.ante.count();
  out << fmt::format("\n  {:<24}{:>23}{:>13}{:>10}\n", "outcome", "deals", "share", "chips");
  print_row(out, "fold", found.folded, -ante);
  print_row(out, "dealer does not qualify", found.not_qualified, ante);
  print_row(out, "equal", found.equal, 0);
  print_row(out, "lose", found.lost, -3 * ante);
  for (std::size_t hand = 0; hand < found.won.size(); ++hand) {
    const auto category = static_cast<Category>(hand);
    if (category != Category::five_of_a_kind)
      print_row(out, fmt::format("win with {}", words_of(category)), found.won[hand],
                ante + question.rules.bet_winnings(category));
  }
}

void print_strategy(std::ostream& out, const odds::StrategySummary& found) {
  out << "\nStrategy\n";
  const Strength end = canberra::Ranking::get().high().end();
  if (found.ever_from >= end) {
    out << "  fold every hand\n";
    return;
  }
  if (found.ever_from > 1) out << "  fold below " << name_of_strength(found.ever_from) << '\n';
  if (found.always_from < end)
    out << "  bet with " << name_of_strength(found.always_from) << " or better\n";
  const auto all = found.all();
  if (all.pairs == 0) return;
  out << fmt::format("  between them it depends on the up card: bet in {} of {} cases ({:.2f} %)\n",
                     with_commas(static_cast<std::uint64_t>(all.bets)),
                     with_commas(static_cast<std::uint64_t>(all.pairs)),
                     100.0 * static_cast<double>(all.bets) / static_cast<double>(all.pairs));
  out << "  by up card:";
  for (std::size_t rank = 0; rank < found.by_up_rank.size(); ++rank) {
    const auto& one = found.by_up_rank[rank];
    const double bets =
        one.pairs == 0 ? 0 : 100.0 * static_cast<double>(one.bets) / static_cast<double>(one.pairs);
    out << fmt::format(" {} {:.0f}%", rank_letters[rank], bets);
  }
  out << "\n  --csv prints every hand and up card\n";
}

void print_jackpot(std::ostream& out, const EdgeOptions& options, const EdgeQuestion& question) {
  const odds::JackpotTerms& terms = question.jackpot;
  const odds::LongRun run = odds::long_run(terms);
  out << fmt::format("\nJackpot, a wager of {}\n", in_dollars(terms.wager));
  out << fmt::format("  {:<24}{}\n", "breaks even at a meter",
                     in_dollars(odds::break_even_meter(terms)));
  if (question.meter)
    out << fmt::format("  {:<24}{:.4f} % at a meter of {}\n", "returns",
                       100 * odds::return_at(terms, *question.meter), in_dollars(*question.meter));
  out << fmt::format("  {:<24}{:.2f} average meter, {:.4f} % returned, {:.4f} a wager to reserve\n",
                     "in the long run", run.average_meter, 100 * run.player_return,
                     run.reserve_gain);
  const double hours = static_cast<double>(odds::wagers_between_royals) / options.wagers_per_hour;
  out << fmt::format("  {:<24}{} wagers, {:.0f} hours at {} an hour\n", "royal to royal",
                     with_commas(odds::wagers_between_royals), hours, options.wagers_per_hour);
}

json::object outcomes_json(const odds::Outcomes& found) {
  json::object won;
  for (std::size_t hand = 0; hand < found.won.size(); ++hand)
    if (static_cast<Category>(hand) != Category::five_of_a_kind)
      won[key_of(static_cast<Category>(hand))] = found.won[hand];
  return {{"folded", found.folded},
          {"not_qualified", found.not_qualified},
          {"equal", found.equal},
          {"lost", found.lost},
          {"won", won}};
}

json::object jackpot_json(const EdgeOptions& options, const EdgeQuestion& question) {
  const odds::JackpotTerms& terms = question.jackpot;
  const odds::LongRun run = odds::long_run(terms);
  json::object object{{"wager_cents", terms.wager.count()},
                      {"break_even_meter_cents", odds::break_even_meter(terms).count()},
                      {"average_meter", run.average_meter},
                      {"long_run_return", run.player_return},
                      {"reserve_gain", run.reserve_gain},
                      {"wagers_between_royals", odds::wagers_between_royals},
                      {"wagers_per_hour", options.wagers_per_hour}};
  if (question.meter) {
    object["meter_cents"] = question.meter->count();
    object["return_at_meter"] = odds::return_at(terms, *question.meter);
  }
  return object;
}

}  // namespace

void print_edge(std::ostream& out, const EdgeOptions& options, const EdgeQuestion& question,
                const EdgeAnswer& answer) {
  const odds::Edge& edge = answer.edge;
  const auto line = [&](std::string_view what, const std::string& value) {
    out << fmt::format("  {:<24}{}\n", what, value);
  };
  out << "Canberra Poker (" << canberra::canberra_2017.instrument << "), every deal counted\n";
  line("deals", with_commas(odds::all_deals));
  line("pays to 1", pays(question.rules.pay));
  if (question.rules.max_payout)
    line("maximum payout", fmt::format("{} at an ante of {}", question.rules.max_payout->count(),
                                       question.rules.ante.count()));
  line("strategy", options.strategy);
  line("player loses", grouped(edge.loss) + " chips over all deals");
  line("house edge", fmt::format("{:.6f} % of the ante", 100 * edge.house_edge));
  line("element of risk", fmt::format("{:.6f} % of all wagers", 100 * edge.element_of_risk));
  line("bets", fmt::format("{:.6f} % of hands", 100 * edge.bet_frequency));
  line("standard deviation", fmt::format("{:.6f} antes a round", edge.deviation));
  print_outcomes(out, question, answer.outcomes);
  print_strategy(out, answer.strategy);
  print_jackpot(out, options, question);
}

void print_edge_json(std::ostream& out, const EdgeOptions& options, const EdgeQuestion& question,
                     const EdgeAnswer& answer) {
  const auto between = answer.strategy.all();
  json::object object{{"game", "canberra-2017"},
                      {"strategy", options.strategy},
                      {"ante", question.rules.ante.count()},
                      {"deals", odds::all_deals},
                      {"loss", odds::to_string(answer.edge.loss)},
                      {"house_edge", answer.edge.house_edge},
                      {"element_of_risk", answer.edge.element_of_risk},
                      {"bets", answer.edge.bets},
                      {"bet_frequency", answer.edge.bet_frequency},
                      {"deviation", answer.edge.deviation},
                      {"outcomes", outcomes_json(answer.outcomes)},
                      {"fold_below", name_of_strength(answer.strategy.ever_from)},
                      {"bet_from", name_of_strength(answer.strategy.always_from)},
                      {"between", json::object{{"bets", between.bets}, {"cases", between.pairs}}},
                      {"jackpot", jackpot_json(options, question)}};
  if (question.rules.max_payout) object["max_payout"] = question.rules.max_payout->count();
  out << json::serialize(object) << '\n';
}

}  // namespace cardroom::cli
