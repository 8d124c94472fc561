#include "cli/tournament/canberra.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "base/money_text.h"
#include "canberra/tournament/standings.h"
#include "cli/progress.h"
#include "cli/threads.h"
#include "sim/canberra_tournament_many.h"
#include "words/canberra/tournament_story.h"

namespace cardroom::cli {

namespace {

namespace json = boost::json;

std::string_view needed_words(canberra::tournament::Needed needed) {
  switch (needed) {
    case canberra::tournament::Needed::always:
      return "needed";
    case canberra::tournament::Needed::for_sessions:
      return "needed for sessions";
    case canberra::tournament::Needed::for_points:
      return "needed for points";
    case canberra::tournament::Needed::never:
      return "";
  }
  return {};
}

std::vector<const canberra::tournament::Entrant*> by_place(
    const canberra::tournament::Tournament& state) {
  std::vector<const canberra::tournament::Entrant*> order;
  for (const auto& entrant : state.entrants) order.push_back(&entrant);
  std::stable_sort(order.begin(), order.end(),
                   [](const auto* left, const auto* right) { return left->place < right->place; });
  return order;
}

void print_one(const sim::CanberraTournamentRun& run, std::ostream& out) {
  out << fmt::format("{}: {} entrants, {} sessions, {} rounds, {} play-offs, pool ${}\n",
                     canberra_format, run.state.entrants.size(), run.sessions, run.rounds,
                     run.play_offs, in_dollars(canberra::tournament::prize_pool(run.state)));
  for (const auto* entrant : by_place(run.state)) {
    if (entrant->place > 10) break;
    out << fmt::format("{:>4}  player {:<4}", entrant->place, entrant->player.number());
    if (entrant->points > 0)
      out << fmt::format(" {} points", canberra::tournament::say_points(entrant->points));
    if (entrant->prize > Cents(0)) out << fmt::format("  ${}", in_dollars(entrant->prize));
    out << '\n';
  }
}

void print_one_json(const sim::CanberraTournamentRun& run, std::ostream& out) {
  json::array places;
  for (const auto* entrant : by_place(run.state))
    places.push_back(json::object{{"player", entrant->player.number()},
                                  {"place", entrant->place},
                                  {"points", canberra::tournament::say_points(entrant->points)},
                                  {"prize_cents", entrant->prize.count()}});
  out << json::serialize(
             json::object{{"format", canberra_format},
                          {"entrants", run.state.entrants.size()},
                          {"sessions", run.sessions},
                          {"rounds", run.rounds},
                          {"play_offs", run.play_offs},
                          {"pool_cents", canberra::tournament::prize_pool(run.state).count()},
                          {"places", places}})
      << '\n';
}

void print_spread(std::ostream& out, std::string_view what, const sim::Spread& spread) {
  out << fmt::format("{:<10} least {}, median {}, most {}, mean {:.1f}\n", what, spread.least,
                     spread.median, spread.most, spread.mean);
}

json::object spread_json(const sim::Spread& spread) {
  return {{"least", spread.least},
          {"median", spread.median},
          {"most", spread.most},
          {"mean", spread.mean}};
}

void print_figures(const CanberraOptions& options, const sim::CanberraFigures& figures,
                   std::ostream& out) {
  const sim::Spread rounds = sim::spread_of(figures.rounds);
  const sim::Spread sessions = sim::spread_of(figures.sessions);
  const sim::Spread play_offs = sim::spread_of(figures.play_offs);
  if (options.json) {
    out << json::serialize(json::object{{"format", canberra_format},
                                        {"count", options.count},
                                        {"players", options.players},
                                        {"rounds", spread_json(rounds)},
                                        {"sessions", spread_json(sessions)},
                                        {"play_offs", spread_json(play_offs)}})
        << '\n';
    return;
  }
  out << fmt::format("{}: {} tournaments of {} players from seed {}\n", canberra_format,
                     options.count, options.players, options.seed);
  print_spread(out, "rounds", rounds);
  print_spread(out, "sessions", sessions);
  print_spread(out, "play-offs", play_offs);
}

int refuse(const std::string& sentence, const Streams& streams) {
  streams.err << "tournament: " << sentence << '\n';
  return exit_usage;
}

Result<sim::CanberraFigures, sim::CanberraTournamentRefused> play_canberra(
    const sim::CanberraTournamentPlan& plan, const CanberraOptions& options,
    const Streams& streams) {
  ProgressBar bar(streams, "playing");
  return sim::run_many_canberra(
      plan, options.count, threads_for(options.threads), [&](std::size_t done) {
        bar.show(static_cast<double>(done) / static_cast<double>(options.count));
      });
}

}  // namespace

void print_canberra_line(std::ostream& out) {
  out << fmt::format("{:<24} {:<38} as its conditions say\n", canberra_format,
                     "Tournament Canberra Poker");
}

int print_canberra_format(std::ostream& out) {
  out << "Canberra Poker against the house, in sessions of a number of rounds; conditions:\n";
  for (const auto& condition : canberra::tournament::condition_list())
    out << fmt::format("  {:<12} {:<30} {:<20} {} [{}]\n", condition.key, condition.values,
                       needed_words(condition.needed), condition.meaning, condition.clause.id());
  return exit_done;
}

int print_canberra_format_json(std::ostream& out) {
  json::array conditions;
  for (const auto& condition : canberra::tournament::condition_list())
    conditions.push_back(json::object{{"key", condition.key},
                                      {"values", condition.values},
                                      {"what", condition.meaning},
                                      {"needed", needed_words(condition.needed)},
                                      {"clause", condition.clause.id()}});
  out << json::serialize(
             json::object{{"key", canberra_format}, {"conditions", std::move(conditions)}})
      << '\n';
  return exit_done;
}

int simulate_canberra(const CanberraOptions& options, const Streams& streams) {
  sim::CanberraTournamentPlan plan{
      .players = options.players, .seed = options.seed, .conditions = {}};
  for (const auto& one : options.conditions) {
    const auto equals = one.find('=');
    if (equals == std::string::npos)
      return refuse("--set needs KEY=VALUE, not '" + one + "'", streams);
    plan.conditions.emplace_back(one.substr(0, equals), one.substr(equals + 1));
  }
  if (options.count == 1) {
    const auto run = sim::run_canberra_tournament(plan);
    if (!run) return refuse(run.error().sentence, streams);
    options.json ? print_one_json(*run, streams.out) : print_one(*run, streams.out);
    return exit_done;
  }
  const auto figures = play_canberra(plan, options, streams);
  if (!figures) return refuse(figures.error().sentence, streams);
  print_figures(options, *figures, streams.out);
  return exit_done;
}

}  // namespace cardroom::cli
