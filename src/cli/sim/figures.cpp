#include "cli/sim/figures.h"

#include <fmt/format.h>

#include "eval/words.h"

namespace cardroom::cli {

namespace {

using Figures = std::vector<Figure>;

double over(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// A sum by session as a mean for so many rounds, with its standard error.
struct Mean {
  double value = 0;
  double error = 0;
};
Mean mean_of(const sim::Gathered& sums, const sim::CashTotals& totals, double rounds) {
  const double by_session = over(totals.sessions, totals.rounds) * rounds;
  return {sums.mean(totals.sessions) * by_session, sums.error(totals.sessions) * by_session};
}

double hours_of(const sim::CashTotals& totals) {
  return static_cast<double>(totals.seconds.sum) / 3600;
}

void add_play(Figures& figures, const SimWork& work, const sim::CashTotals& totals) {
  const auto add = [&](const char* name, double value, const char* unit, double error = 0) {
    figures.push_back({"The table", name, value, error, unit});
  };
  const Mean pot = mean_of(totals.pots, totals, 1);
  const Mean commission = mean_of(totals.commission, totals, 100);
  const double hours = hours_of(totals);
  add("rounds", static_cast<double>(totals.rounds), "");
  add("rounds an hour", hours > 0 ? static_cast<double>(totals.rounds) / hours : 0, "");
  add("decisions", over(totals.decisions, totals.rounds), "a round");
  add("openings and raises", over(totals.raises, totals.rounds), "a round");
  add("showdowns", 100 * over(totals.showdowns, totals.rounds), "% of rounds");
  add("players tapped out", 100 * over(totals.tap_outs, totals.rounds), "in 100 rounds");
  add("pot", pot.value, "chips", pot.error);
  add("largest pot", static_cast<double>(totals.largest_pot.count()), "chips");
  add("commission", commission.value, "chips in 100 rounds", commission.error);
  add("commission of what was wagered", 100 * over(totals.commission.sum, totals.pots.sum), "%");
  add("commission an hour", hours > 0 ? static_cast<double>(totals.commission.sum) / hours : 0,
      "chips");
  if (work.time_minutes > 0)
    add("time charges an hour",
        static_cast<double>(work.time_charge) * 60 / static_cast<double>(work.time_minutes) *
            static_cast<double>(work.bots.size()),
        "chips");
  for (std::size_t street = 1; street < totals.streets.size(); ++street)
    if (totals.streets[street] > 0)
      figures.push_back({"The table", fmt::format("reached betting round {}", street + 1),
                         100 * over(totals.streets[street], totals.rounds), 0.0, "% of rounds"});
}

std::string name_of_player(const SimWork& work, std::size_t at) {
  return fmt::format("player {}, {}", at + 1, work.bots[at]);
}

void add_players(Figures& figures, const SimWork& work, const sim::CashTotals& totals) {
  for (std::size_t at = 0; at < totals.players.size(); ++at) {
    const sim::PlayerTotals& player = totals.players[at];
    const std::string group = name_of_player(work, at);
    const auto add = [&](const char* name, double value, const char* unit, double error = 0) {
      figures.push_back({group, name, value, error, unit});
    };
    const Mean net = mean_of(player.net, totals, 100);
    const Mean units = mean_of(player.net, totals, 1000 / static_cast<double>(work.unit));
    add("result", net.value, "chips in 100 rounds", net.error);
    add("result in minimum wagers", units.value, "thousandths a round", units.error);
    add("swing", player.net.deviation(totals.sessions), "chips a session, standard deviation");
    add("rounds entered", 100 * over(player.entered, totals.rounds), "%");
    add("rounds won", 100 * over(player.won, totals.rounds), "%");
    add("seen at showdowns", 100 * over(player.shown, totals.showdowns), "%");
    add("lost the stake", 100 * over(player.ruined, totals.sessions), "% of sessions");
    add("stakes lost", over(player.rebought, totals.sessions), "a session");
    for (const int percent : {5, 25, 50, 75, 95})
      figures.push_back({group, fmt::format("after a session, {} in 100 are below", percent),
                         player.path.quantile(sim::path_points - 1, percent / 100.0), 0.0,
                         "minimum wagers"});
  }
}

void add_hands(Figures& figures, const std::string& group,
               const std::array<std::int64_t, category_count>& hands) {
  std::int64_t all = 0;
  for (const std::int64_t count : hands) all += count;
  for (std::size_t hand = hands.size(); hand-- > 0;)
    if (hands[hand] > 0)
      figures.push_back({group, std::string(words_of(static_cast<Category>(hand))),
                         100 * over(hands[hand], all), 0.0, "%"});
}

void add_differences(Figures& figures, const SimWork& work, const SimCounts& counts) {
  const sim::CashTotals& one = *counts.cash;
  const sim::CashTotals& other = *counts.other;
  const auto add = [&](const std::string& name, const sim::Gathered& before,
                       const sim::Gathered& after, const sim::Gathered& change, const char* unit) {
    figures.push_back({"Compared: " + name, "A", mean_of(before, one, 100).value,
                       mean_of(before, one, 100).error, unit});
    figures.push_back({"Compared: " + name, "B", mean_of(after, other, 100).value,
                       mean_of(after, other, 100).error, unit});
    figures.push_back({"Compared: " + name, "B less A", mean_of(change, one, 100).value,
                       mean_of(change, one, 100).error, unit});
  };
  const sim::Differences& changes = *counts.differences;
  const char* const chips = "chips in 100 rounds";
  add("commission", one.commission, other.commission, changes.commission, chips);
  add("pots", one.pots, other.pots, changes.pots, chips);
  add("time", one.seconds, other.seconds, changes.seconds, "seconds for 100 rounds");
  for (std::size_t at = 0; at < changes.net.size(); ++at)
    add(name_of_player(work, at), one.players[at].net, other.players[at].net, changes.net[at],
        chips);
}

void add_house(Figures& figures, const SimWork& work, const sim::HouseTotals& totals) {
  std::int64_t antes = 0;
  std::int64_t wagered = 0;
  for (const sim::BoxTotals& box : totals.boxes) {
    antes += box.ante;
    wagered += box.wagered;
  }
  const auto add = [&](const char* name, double value, const char* unit, double error = 0) {
    figures.push_back({"The house", name, value, error, unit});
  };
  const double hours = static_cast<double>(totals.seconds) / 3600;
  const double a_session = over(antes, totals.sessions);
  add("rounds", static_cast<double>(totals.rounds), "");
  add("rounds an hour", hours > 0 ? static_cast<double>(totals.rounds) / hours : 0, "");
  add("yield", 100 * over(totals.won.sum, antes), "% of the antes",
      a_session > 0 ? 100 * totals.won.error(totals.sessions) / a_session : 0);
  add("yield of everything wagered", 100 * over(totals.won.sum, wagered), "%");
  add("won an hour", hours > 0 ? static_cast<double>(totals.won.sum) / hours : 0, "chips");
  add("swing", totals.won.deviation(totals.sessions), "chips a session, standard deviation");
  for (std::size_t at = 0; at < totals.boxes.size(); ++at) {
    const sim::BoxTotals& box = totals.boxes[at];
    const std::string group = fmt::format("box {}, {}", at + 1, work.bots[at]);
    const double ante = over(box.ante, totals.sessions);
    figures.push_back({group, "result", 100 * over(box.net.sum, box.ante),
                       ante > 0 ? 100 * box.net.error(totals.sessions) / ante : 0,
                       "% of the antes"});
    figures.push_back(
        {group, "bets", 100 * over(box.bets * work.unit, box.ante), 0.0, "% of hands"});
    figures.push_back({group, "jackpot", box.jackpot_cents.mean(totals.sessions) / 100,
                       box.jackpot_cents.error(totals.sessions) / 100, "dollars a session"});
  }
}

void add_jackpot(Figures& figures, const sim::HouseTotals& totals) {
  const sim::JackpotTotals& jackpot = totals.jackpot;
  if (jackpot.wagers == 0) return;
  const auto add = [&](const std::string& name, double value, const char* unit, double error = 0) {
    figures.push_back({"The jackpot", name, value, error, unit});
  };
  const double hours = static_cast<double>(totals.seconds) / 3600;
  add("returned", 100 * over(jackpot.paid.count(), jackpot.wagered.count()), "% of its wagers");
  for (std::size_t hand = jackpot.hits.size(); hand-- > 0;) {
    const std::int64_t hits = jackpot.hits[hand];
    if (hits == 0) continue;
    const std::string words(words_of(static_cast<Category>(hand)));
    add(words, static_cast<double>(hits), "hits");
    add("from " + words + " to " + words, hours / static_cast<double>(hits), "hours");
  }
  add("longest time without a royal flush", static_cast<double>(jackpot.gap_longest), "rounds");
  add("highest meter", static_cast<double>(jackpot.meter_most.count()) / 100, "dollars");
  add("the house put in", jackpot.house_cents.mean(totals.sessions) / 100, "dollars a session",
      jackpot.house_cents.error(totals.sessions) / 100);
  add("the house had to put in", 100 * over(jackpot.called_on, totals.sessions), "% of sessions");
  add("most that it put in", static_cast<double>(jackpot.house_most.count()) / 100, "dollars");
  for (const int percent : {5, 50, 95}) {
    add(fmt::format("meter after a session, {} in 100 are below", percent),
        100 * jackpot.meter.quantile(sim::path_points - 1, percent / 100.0), "dollars");
    add(fmt::format("reserve after a session, {} in 100 are below", percent),
        100 * jackpot.reserve.quantile(sim::path_points - 1, percent / 100.0), "dollars");
  }
}

}  // namespace

std::vector<Figure> figures_of(const SimWork& work, const SimCounts& counts) {
  Figures figures;
  if (counts.differences) {
    add_differences(figures, work, counts);
  } else if (counts.cash) {
    add_play(figures, work, *counts.cash);
    add_players(figures, work, *counts.cash);
    add_hands(figures, "Hands at showdowns", counts.cash->shown);
    add_hands(figures, "Hands that won them", counts.cash->winning);
  }
  if (counts.house) {
    add_house(figures, work, *counts.house);
    add_jackpot(figures, *counts.house);
  }
  return figures;
}

}  // namespace cardroom::cli
