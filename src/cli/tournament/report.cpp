#include "cli/tournament/report.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "base/clock_text.h"
#include "base/money_text.h"
#include "cli/tournament/canberra.h"
#include "tournament/format/settings.h"
#include "words/tournament/sign.h"
#include "words/tournament/story.h"

namespace cardroom::cli {

namespace json = boost::json;
using tournament::Entry;

namespace {

std::vector<const Entry*> by_place(const tournament::Tournament& state) {
  std::vector<const Entry*> placed;
  for (const Entry& entry : state.entries)
    if (entry.place > 0) placed.push_back(&entry);
  std::stable_sort(placed.begin(), placed.end(),
                   [](const Entry* one, const Entry* other) { return one->place < other->place; });
  return placed;
}

struct Row {
  const char* name;
  const char* what;
  std::int64_t sim::Figures::*figure;
};
constexpr Row rows[] = {
    {"length_s", "length", &sim::Figures::length_s},
    {"clock_s", "clock", &sim::Figures::clock_s},
    {"rounds", "rounds", &sim::Figures::rounds},
    {"level", "levels", &sim::Figures::level},
    {"rebuys", "rebuys", &sim::Figures::rebuys},
    {"top_ups", "top-ups", &sim::Figures::top_ups},
    {"chips_in_play", "chips", &sim::Figures::in_play},
    {"pool_cents", "pool", &sim::Figures::pool_cents},
};

std::vector<std::int64_t> column(const std::vector<sim::Figures>& figures,
                                 std::int64_t sim::Figures::*figure) {
  std::vector<std::int64_t> values;
  for (const auto& one : figures) values.push_back(one.*figure);
  return values;
}

std::string shown(const Row& row, std::int64_t value) {
  const std::string_view name = row.name;
  if (name.ends_with("_s")) return clock_text(value);
  if (name.ends_with("_cents")) return in_dollars(Cents(value));
  return std::to_string(value);
}

json::object head_of(const sim::TournamentPlan& plan) {
  json::object object;
  object["format"] = std::string(plan.format->key);
  object["players"] = plan.players;
  object["seed"] = plan.seed;
  object["bots"] = std::string(word(plan.bots));
  return object;
}

}  // namespace

void print_formats(std::ostream& out) {
  for (const auto* format : tournament::all_formats) {
    const auto& conditions = format->conditions;
    out << fmt::format("{:<24} {:<38} {:>2} to {} players, {} at a table{}\n", format->key,
                       format->name, conditions.players_least, conditions.players_most,
                       conditions.seats, conditions.rebuys.allowed() ? ", rebuys" : "");
  }
}

void print_format(std::ostream& out, const tournament::Format& format) {
  for (const auto& line : tournament::sign_of(format, format.conditions)) out << line << '\n';
  out << "\nDeterminations:\n";
  for (const auto& setting : tournament::setting_list()) {
    const bool fixed = setting.structure && format.articles->structure_fixed;
    out << fmt::format("  {:<15} {:<30} {} {}[{}]\n", setting.key, setting.values, setting.meaning,
                       fixed ? "(fixed) " : "", setting.clause(format).id());
  }
}

void print_formats_json(std::ostream& out) {
  json::array formats;
  for (const auto* format : tournament::all_formats) {
    const auto& conditions = format->conditions;
    formats.push_back(json::object{{"key", format->key},
                                   {"name", format->name},
                                   {"players_least", conditions.players_least},
                                   {"players_most", conditions.players_most},
                                   {"seats", conditions.seats},
                                   {"rebuys", conditions.rebuys.allowed()}});
  }
  formats.push_back(json::object{{"key", canberra_format}, {"name", "Tournament Canberra Poker"}});
  out << json::serialize(formats) << '\n';
}

void print_format_json(std::ostream& out, const tournament::Format& format) {
  json::array sign;
  for (const auto& line : tournament::sign_of(format, format.conditions)) sign.emplace_back(line);
  json::array determinations;
  for (const auto& setting : tournament::setting_list())
    determinations.push_back(
        json::object{{"key", setting.key},
                     {"values", setting.values},
                     {"what", setting.meaning},
                     {"fixed", setting.structure && format.articles->structure_fixed},
                     {"clause", setting.clause(format).id()}});
  out << json::serialize(json::object{{"key", format.key},
                                      {"name", format.name},
                                      {"sign", std::move(sign)},
                                      {"determinations", std::move(determinations)}})
      << '\n';
}

void print_run(std::ostream& out, const sim::TournamentPlan& plan, const sim::TournamentRun& run,
               bool all_places) {
  const sim::Figures figures = sim::figures_of(run);
  out << fmt::format("{} ({}): {} players, seed {}, {} bots\n", plan.format->key, plan.format->name,
                     plan.players, plan.seed, word(plan.bots));
  out << fmt::format("length {} (clock {}), {} rounds, level {} reached\n",
                     clock_text(figures.length_s), clock_text(figures.clock_s), figures.rounds,
                     figures.level);
  out << fmt::format("{} rebuys, {} top-ups, pool {}; {} chips issued, {} removed\n\n",
                     figures.rebuys, figures.top_ups, in_dollars(Cents(figures.pool_cents)),
                     run.state.issued.count(), run.state.removed.count());
  out << fmt::format("{:>5}  {:<10} {:>10} {:>7}\n", "place", "player", "prize", "rebuys");
  constexpr std::size_t listed = 10;
  std::size_t printed = 0;
  for (const Entry* entry : by_place(run.state)) {
    if (!all_places && printed++ == listed) break;
    out << fmt::format("{:>5}  {:<10} {:>10} {:>7}\n", entry->place,
                       "p" + std::to_string(entry->player.number()), in_dollars(entry->prize),
                       entry->rebuys);
  }
}

void print_run_json(std::ostream& out, const sim::TournamentPlan& plan,
                    const sim::TournamentRun& run) {
  json::object object = head_of(plan);
  const sim::Figures figures = sim::figures_of(run);
  for (const Row& row : rows) object[row.name] = figures.*row.figure;
  object["chips_issued"] = run.state.issued.count();
  object["chips_removed"] = run.state.removed.count();
  json::array placings;
  for (const Entry* entry : by_place(run.state)) {
    json::object one;
    one["place"] = entry->place;
    one["player"] = entry->player.number();
    one["prize_cents"] = entry->prize.count();
    one["rebuys"] = entry->rebuys;
    placings.push_back(one);
  }
  object["placings"] = placings;
  out << json::serialize(object) << '\n';
}

void print_many(std::ostream& out, const sim::TournamentPlan& plan,
                const std::vector<sim::Figures>& figures) {
  out << fmt::format("{} ({}): {} tournaments of {} players, seeds {} to {}, {} bots\n\n",
                     plan.format->key, plan.format->name, figures.size(), plan.players, plan.seed,
                     plan.seed + figures.size() - 1, word(plan.bots));
  out << fmt::format("{:<9} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10}\n", "", "least", "10 %",
                     "median", "90 %", "most", "mean");
  for (const Row& row : rows) {
    const sim::Spread spread = sim::spread_of(column(figures, row.figure));
    const auto mean = static_cast<std::int64_t>(spread.mean + 0.5);
    out << fmt::format("{:<9} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10}\n", row.what,
                       shown(row, spread.least), shown(row, spread.tenth),
                       shown(row, spread.median), shown(row, spread.ninetieth),
                       shown(row, spread.most), shown(row, mean));
  }
}

void print_many_json(std::ostream& out, const sim::TournamentPlan& plan,
                     const std::vector<sim::Figures>& figures) {
  json::object object = head_of(plan);
  object["count"] = figures.size();
  for (const Row& row : rows) {
    const sim::Spread spread = sim::spread_of(column(figures, row.figure));
    object[row.name] = {{"least", spread.least},   {"tenth", spread.tenth},
                        {"median", spread.median}, {"ninetieth", spread.ninetieth},
                        {"most", spread.most},     {"mean", spread.mean}};
  }
  out << json::serialize(object) << '\n';
}

}  // namespace cardroom::cli
