#include "cli/sim/page.h"

#include <fmt/format.h>

#include <cmath>

#include "cli/sim/charts.h"
#include "cli/sim/report.h"
#include "eval/words.h"

namespace cardroom::cli {

namespace {

constexpr auto page_start = R"html(<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulation</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 46rem; }
body { margin: 1rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: .2rem .4rem; border-bottom: 1px solid #8884; vertical-align: top; }
td + td { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td + td + td { text-align: left; white-space: normal; opacity: .75; }
svg { width: 100%; height: auto; display: block; margin: .5rem 0; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.bar { fill: #2f6f4f; } .wide { fill: #2f6f4f33; } .narrow { fill: #2f6f4f66; }
.line, .whisker { stroke: #2f6f4f; stroke-width: 2; fill: none; }
.zero { stroke: #888; stroke-dasharray: 4 3; }
@media screen and (max-width: 34rem) {
tr { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px solid #8884; }
td { border: 0; grid-row: 1 / span 2; }
td + td { grid-row: 1; padding-bottom: 0; }
td + td + td { grid-area: 2 / 2; padding-top: 0; text-align: right; font-size: .85em; }
}
@media print { body { max-width: none; font-size: 11pt; } section { break-inside: avoid; } }
</style></head><body>
)html";

std::string table_of(const std::vector<Figure>& figures, const std::string& group) {
  std::string rows;
  for (const Figure& figure : figures) {
    if (figure.group != group) continue;
    const std::string interval =
        figure.error > 0 ? " ± " + shown(1.96 * figure.error) : std::string();
    rows += fmt::format("<tr><td>{}</td><td>{}{}</td><td>{}</td></tr>\n", escaped(figure.name_),
                        shown(figure.value), interval, escaped(figure.unit));
  }
  return "<table>\n" + rows + "</table>\n";
}

std::string fan_of(const sim::Paths& paths, double unit, const std::string& words) {
  std::vector<FanPoint> points(1);
  for (std::size_t at = 0; at < sim::path_points; ++at) {
    const auto quantile = [&](double part) { return unit * paths.quantile(at, part); };
    points.push_back({quantile(.05), quantile(.25), quantile(.5), quantile(.75), quantile(.95)});
  }
  return fan_chart(points, words);
}

std::string pots_of(const sim::CashTotals& totals) {
  std::vector<Bar> bars;
  for (std::size_t at = 0; at < totals.pot_sizes.size(); ++at) {
    if (totals.pot_sizes[at] * 1000 < totals.rounds) continue;
    bars.push_back(
        {"from " + shown(std::round(std::exp2(static_cast<double>(at) / 2))),
         100.0 * static_cast<double>(totals.pot_sizes[at]) / static_cast<double>(totals.rounds)});
  }
  return "<section><h2>Pots by size, in minimum wagers</h2>\n" + bar_chart(bars, "%") +
         "</section>\n";
}

std::string bars_of(const std::vector<Figure>& figures, const std::string& group) {
  std::vector<Bar> bars;
  for (const Figure& figure : figures)
    if (figure.group == group) bars.push_back({figure.name_, figure.value});
  return bar_chart(bars, "%");
}

// The differences of a comparison, in chips for 100 rounds.
std::string differences_in(const std::vector<Figure>& figures) {
  std::vector<Interval> intervals;
  for (const Figure& figure : figures)
    if (figure.name_ == "B less A" && figure.unit.starts_with("chips"))
      intervals.push_back({figure.group.substr(std::string("Compared: ").size()), figure.value,
                           1.96 * figure.error});
  return "<section><h2>B less A, chips in 100 rounds, with 95 % intervals</h2>\n" +
         interval_chart(intervals, "chips") + "</section>\n";
}

// The chart that belongs to a group of figures; often none.
std::string chart_for(const SimDocument& document, const std::string& group, std::size_t player) {
  const SimCounts& counts = document.counts;
  if (group.starts_with("player ") && counts.cash)
    return fan_of(counts.cash->players[player].path, 1, "minimum wagers") +
           "<p>Won or lost along a session, in minimum wagers: the middle, half and nine tenths of "
           "all sessions.</p>\n";
  if (group == "The jackpot" && counts.house)
    return "<p>The meter along a session, in dollars:</p>\n" +
           fan_of(counts.house->jackpot.meter, 100, "dollars") +
           "<p>The reserve, less what the house put in:</p>\n" +
           fan_of(counts.house->jackpot.reserve, 100, "dollars");
  if (group.starts_with("Hands ")) return bars_of(document.figures, group);
  return {};
}

}  // namespace

std::string page_of(const SimDocument& document) {
  std::string page = page_start;
  page += "<h1>" + escaped(title_of(document.work)) + "</h1>\n<p>";
  for (const auto& setting : document.work.settings) page += escaped(setting) + " ";
  if (!document.work.compared_with.empty()) page += "<br>B: ";
  for (const auto& setting : document.work.compared_with) page += escaped(setting) + " ";
  page += "</p>\n<p>A figure after ± is the half-width of the 95 % interval.</p>\n";
  if (document.counts.differences) page += differences_in(document.figures);
  std::string group;
  std::size_t player = 0;
  for (const Figure& figure : document.figures) {
    if (figure.group == group) continue;
    group = figure.group;
    page += "<section><h2>" + escaped(group) + "</h2>\n" + chart_for(document, group, player) +
            table_of(document.figures, group) + "</section>\n";
    if (group.starts_with("player ")) ++player;
    if (group == "The table") page += pots_of(*document.counts.cash);
  }
  return page + "</body></html>\n";
}

}  // namespace cardroom::cli
