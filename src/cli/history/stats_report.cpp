#include "cli/history/stats_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cardroom::cli {

namespace {

using history::PlayerFigures;
using Players = std::vector<std::pair<std::string, PlayerFigures>>;

constexpr std::size_t shown_most = 30;  // In a chart; the table has all players.
constexpr int row = 22;
constexpr int left = 190;
constexpr int width = 480;

std::string html(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '<')
      safe += "&lt;";
    else if (letter == '&')
      safe += "&amp;";
    else
      safe += letter;
  }
  return safe;
}

std::string chart(std::size_t rows, const std::string& inside, const std::string& title) {
  return fmt::format(
      "<h2>{}</h2>\n<svg role=\"img\" aria-label=\"{}\" width=\"{}\" height=\"{}\">\n{}</svg>\n",
      title, title, left + width + 90, rows * row + 8, inside);
}

// The first letters of a name; a letter may have several bytes.
std::string shortened(const std::string& name) {
  std::size_t end = std::min<std::size_t>(name.size(), 24);
  while (end < name.size() && end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
    --end;
  return name.substr(0, end);
}

std::string label(std::size_t at, const std::string& name) {
  return fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n", left - 8,
                     at * row + 16, html(shortened(name)));
}

// A bar from the middle for the result, with a line for its error.
std::string results_chart(const Players& players) {
  double widest = 1;
  for (const auto& [name, one] : players)
    widest = std::max(widest, std::abs(one.result()) + one.error());
  const auto place = [&](double amount) { return left + width / 2 + amount / widest * width / 2; };
  std::string text;
  for (std::size_t at = 0; at < players.size(); ++at) {
    const auto& [name, one] = players[at];
    const double from = std::min(place(0), place(one.result()));
    text += label(at, name);
    text +=
        fmt::format("<rect class=\"{}\" x=\"{:.1f}\" y=\"{}\" width=\"{:.1f}\" height=\"14\"/>\n",
                    one.result() < 0 ? "loss" : "gain", from, at * row + 5,
                    std::abs(place(one.result()) - place(0)));
    text += fmt::format("<line x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{}\" y2=\"{}\"/>\n",
                        place(one.result() - one.error()), place(one.result() + one.error()),
                        at * row + 12, at * row + 12);
    text += fmt::format("<text x=\"{}\" y=\"{}\">{:.1f}</text>\n", left + width + 8, at * row + 16,
                        one.result());
  }
  return chart(players.size(), text, "Result in big blinds for each 100 hands, with its error");
}

// How many hands a player enters, and the part of them with a raise.
std::string styles_chart(const Players& players) {
  std::string text;
  for (std::size_t at = 0; at < players.size(); ++at) {
    const auto& [name, one] = players[at];
    text += label(at, name);
    for (const auto& [kind, rate] :
         {std::pair{"entered", one.entered}, std::pair{"raised", one.raised}})
      text += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"14\"/>\n",
                          kind, left, at * row + 5, rate.percent() / 100 * width);
    text += fmt::format("<text x=\"{}\" y=\"{}\">{:.0f} / {:.0f}</text>\n", left + width + 8,
                        at * row + 16, one.entered.percent(), one.raised.percent());
  }
  return chart(players.size(), text, "Hands entered (VPIP) and raised before the flop (PFR), in %");
}

std::string player_table(const Players& players) {
  std::string text =
      "<h2>Players</h2>\n<table><thead><tr><th>Player</th><th>Hands</th><th>VPIP</th><th>PFR</th>"
      "<th>3-bet</th><th>Aggression</th><th>To showdown</th><th>Won there</th><th>bb/100</th>"
      "<th>Error</th><th>All-in adjusted</th></tr></thead><tbody>\n";
  for (const auto& [name, one] : players)
    text += fmt::format(
        "<tr><th>{}</th><td>{}</td><td>{:.1f}</td><td>{:.1f}</td><td>{:.1f}</td><td>{:.2f}</td>"
        "<td>{:.1f}</td><td>{:.1f}</td><td>{:.1f}</td><td>{}</td><td>{:.1f}</td></tr>\n",
        html(name), one.hands, one.entered.percent(), one.raised.percent(), one.reraised.percent(),
        one.aggression(), one.to_showdown.percent(), one.won_there.percent(), one.result(),
        error_text(one, 1), one.adjusted());
  return text + "</tbody></table>\n";
}

std::string table_table(const history::Figures& figures) {
  std::string text =
      "<h2>Tables</h2>\n<table><thead><tr><th>Table</th><th>Hands</th><th>Players</th>"
      "<th>Pot in bb</th><th>Flop %</th><th>Showdown %</th></tr></thead><tbody>\n";
  for (const auto& [name, one] : figures.tables()) {
    const auto hands = static_cast<double>(one.hands);
    text += fmt::format(
        "<tr><th>{}</th><td>{}</td><td>{:.1f}</td><td>{:.1f}</td><td>{:.1f}</td><td>{:.1f}</td>"
        "</tr>\n",
        html(name), one.hands, static_cast<double>(one.players) / hands, one.pots / hands,
        one.flops.percent(), one.showdowns.percent());
  }
  return text + "</tbody></table>\n";
}

constexpr auto head = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hand histories</title><style>
body { font: 15px system-ui, sans-serif; margin: 2rem; color: #222; background: #fff; }
table { border-collapse: collapse; } td, th { padding: .2rem .7rem; text-align: right; }
th:first-child { text-align: left; } tbody tr:nth-child(odd) { background: #f3f3f3; }
svg text { font-size: 13px; } line { stroke: #222; }
.gain { fill: #2a7a3b; } .loss { fill: #b03030; }
.entered { fill: #9bb8d9; } .raised { fill: #2b5c94; }
</style></head><body>
)";

}  // namespace

Players most_hands_first(const std::map<std::string, PlayerFigures>& players) {
  Players sorted(players.begin(), players.end());
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& one, const auto& other) {
    return one.second.hands > other.second.hands;
  });
  return sorted;
}

std::string error_text(const PlayerFigures& figures, int places) {
  return figures.hands < 2 ? std::string() : fmt::format("{:.{}f}", figures.error(), places);
}

std::string stats_report(const history::Figures& figures, std::uint64_t hands) {
  const Players all = most_hands_first(figures.players());
  const Players shown(all.begin(),
                      all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), shown_most)));
  return head +
         fmt::format("<h1>{} hands, {} players, {} tables</h1>\n", hands, all.size(),
                     figures.tables().size()) +
         results_chart(shown) + styles_chart(shown) + player_table(all) + table_table(figures) +
         "</body></html>\n";
}

}  // namespace cardroom::cli
