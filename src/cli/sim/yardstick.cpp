#include "cli/sim/yardstick.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>
#include <span>

#include "base/parse_error.h"
#include "cli/progress.h"
#include "cli/threads.h"
#include "codec/fraction.h"
#include "codec/json_text.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "sim/yardstick/best_response.h"
#include "sim/yardstick/local_best_response.h"
#include "sim/yardstick/mirrored.h"

namespace cardroom::cli {

namespace {

using bots::Temperament;
using codec::Fraction;

// What the strong bot is asked to win, in thousandths of a blind or an ante a round.
struct Opponent {
  Temperament temperament;
  double bar = 0;
};
constexpr std::array opponents = {
    Opponent{Temperament::tight, 100}, Opponent{Temperament::loose, 0},
    Opponent{Temperament::caller, 500}, Opponent{Temperament::random, 1000}};

struct Against {
  std::string bot;
  Fraction won;  // Thousandths a round.
  Fraction half_width;
  Fraction bar;
  std::int64_t deals = 0;
  CARDROOM_PART("against", bot, won, half_width, bar, deals);
};
struct GameYardstick {
  std::string rules;
  std::vector<Against> against;
  CARDROOM_PART("game_yardstick", rules, against);
};
struct BotYardstick {
  std::string game;
  std::string bot;
  Fraction lost;  // Thousandths a round, to the best answer.
  Fraction half_width;
  CARDROOM_PART("bot_yardstick", game, bot, lost, half_width);
};
struct Yardsticks {
  std::int64_t deals = 0;  // 0: as many as were found to be needed.
  std::uint64_t seed = 0;
  std::vector<GameYardstick> games;
  std::vector<BotYardstick> exploited;
  CARDROOM_DESCRIBED("yardsticks", deals, seed, games, exploited);
};

// Those of the list that were asked for.
Result<std::vector<Opponent>, SimMistake> opponents_in(const SimOptions& options) {
  std::vector<Opponent> asked(opponents.begin(), opponents.end());
  if (options.bots.empty()) return asked;
  const auto named = bots_named(options.bots);
  if (!named) return named.error();
  if (std::find(named->begin(), named->end(), Temperament::strong) != named->end())
    return SimMistake{"the yardstick is what the strong bot wins from the others"};
  std::erase_if(asked, [&](const Opponent& one) {
    return std::find(named->begin(), named->end(), one.temperament) == named->end();
  });
  return asked;
}

// Best answers to the bots, which may be named in place of a rulebook.
constexpr std::string_view best_answers = "best-answers";

Result<std::vector<const Game*>, SimMistake> games_for(const SimOptions& options) {
  if (options.rules == best_answers && !options.bots.empty())
    return SimMistake{"best-answers asks every bot: leave out --bots"};
  if (options.rules == best_answers) return std::vector<const Game*>();
  if (options.rules.empty()) return std::vector<const Game*>(all_games.begin(), all_games.end());
  const auto game = find_game(options.rules);
  if (!game)
    return SimMistake{"there is no rulebook " + cardroom::quoted(options.rules) +
                      "; `cardroom rules` lists them"};
  return std::vector<const Game*>{*game};
}

// How many deals tell the result from the bar: some others, of which nothing is reported, say how
// much luck there is and how far off the bar is.
std::int64_t deals_needed(sim::Match match, double bar, int threads) {
  constexpr std::int64_t fewest = 400;
  constexpr std::int64_t most = 100'000;
  match.deals = 400;
  match.seed += 1'000'000;
  const sim::Rate pilot = rate_of(play_match(match, threads), match.terms);
  const double margin = std::max(std::abs(pilot.mean - bar) / 2, 40.0);
  const double times = pilot.half_width / margin;
  return std::clamp(static_cast<std::int64_t>(static_cast<double>(match.deals) * times * times),
                    fewest, most);
}

GameYardstick measure(const Game& game, std::span<const Opponent> against, const Yardsticks& asked,
                      int threads) {
  GameYardstick found{std::string(game.key), {}};
  for (const Opponent& opponent : against) {
    sim::Match match{*make_terms(game, {}), Temperament::strong, opponent.temperament, asked.deals,
                     asked.seed};
    if (match.deals == 0) match.deals = deals_needed(match, opponent.bar, threads);
    const sim::Rate rate = rate_of(play_match(match, threads), match.terms);
    found.against.push_back({std::string(word(opponent.temperament)), rate.mean, rate.half_width,
                             opponent.bar, match.deals});
  }
  return found;
}

void measure_small(const sim::SmallGame& game, Yardsticks& found) {
  for (const Temperament temperament : bots::temperaments)
    found.exploited.push_back({std::string(game.name), std::string(word(temperament)),
                               1000 * exploitability(game, strategy_of(game, temperament, 40)),
                               0.0});
}

void measure_local(Yardsticks& found, int threads) {
  const Terms terms = *make_terms(games::rws_2017, {});
  for (const Temperament temperament : bots::temperaments) {
    const std::int64_t rounds = found.deals > 0 ? found.deals : 1'000;
    const sim::Match match{terms, Temperament::strong, temperament, rounds, found.seed};
    const sim::Rate rate = rate_of_rounds(play_local_best_response(match, threads), terms);
    found.exploited.push_back(
        {"rws-2017", std::string(word(temperament)), rate.mean, rate.half_width});
  }
  const auto blinds = static_cast<double>((terms.blind[0] + terms.blind[1]).count());
  found.exploited.push_back({"rws-2017", "always folds",
                             1000 * blinds / 2 / static_cast<double>(sim::unit_of(terms).count()),
                             0.0});
}

std::string rate_text(double mean, double half_width) {
  return half_width > 0 ? fmt::format("{:.0f} ± {:.0f}", mean, half_width)
                        : fmt::format("{:.0f}", mean);
}

// "!" where the mean is below what is wanted, "?" where only the interval reaches below.
std::string_view mark_of(const Against& one) {
  if (one.won < one.bar) return " !";
  return one.won - one.half_width < one.bar ? " ?" : "";
}

void print_games(std::ostream& out, const Yardsticks& found, std::span<const Opponent> against) {
  out << fmt::format(
      "The strong bot against the others over mirrored deals, seed {}: what it wins, in "
      "thousandths\n"
      "of the last blind (or the ante) a round, with the 95 % interval and the number of deals;\n"
      "?: the interval reaches below what is wanted, !: the mean does\n\n",
      found.seed);
  out << fmt::format("{:<26}", "game");
  for (const Opponent& one : against) out << fmt::format("{:>24}", word(one.temperament));
  out << fmt::format("\n{:<26}", "wanted");
  for (const Opponent& one : against) out << fmt::format("{:>24.0f}", one.bar);
  out << '\n';
  for (const GameYardstick& game : found.games) {
    out << fmt::format("{:<26}", game.rules);
    for (const Against& one : game.against)
      out << fmt::format("{:>24}", fmt::format("{} ({}){}", rate_text(one.won, one.half_width),
                                               one.deals, mark_of(one)));
    out << '\n';
  }
}

void print(std::ostream& out, const Yardsticks& found, std::span<const Opponent> against) {
  if (!found.games.empty()) print_games(out, found, against);
  if (found.exploited.empty()) return;
  if (!found.games.empty()) out << '\n';
  out << "What the best answer wins from each bot, in thousandths of the ante or the last blind "
         "a "
         "round:\nexact in Kuhn and Leduc poker, a lower bound (local best response) in "
         "rws-2017\n\n";
  for (const BotYardstick& one : found.exploited)
    out << fmt::format("{:<10}{:<16}{:>16}\n", one.game, one.bot,
                       rate_text(one.lost, one.half_width));
}

}  // namespace

int run_yardstick(const SimOptions& options, const Streams& streams) {
  const auto games = games_for(options);
  if (!games) {
    streams.err << "sim: " << games.error().sentence << '\n';
    return exit_usage;
  }
  const auto against = opponents_in(options);
  if (!against) {
    streams.err << "sim: " << against.error().sentence << '\n';
    return exit_usage;
  }
  Yardsticks found{options.rounds, options.seed, {}, {}};
  const int threads = threads_for(options.threads);
  {
    ProgressBar bar(streams, "measuring");
    for (const Game* const game : *games) {
      found.games.push_back(measure(*game, *against, found, threads));
      bar.show(static_cast<double>(found.games.size()) / static_cast<double>(games->size() + 1));
    }
    const bool all = options.rules.empty() && options.bots.empty();
    if (all || options.rules == best_answers) {
      measure_small(sim::kuhn_poker(), found);
      measure_small(sim::leduc_poker(), found);
      measure_local(found, threads);
    }
  }
  if (options.json)
    streams.out << codec::to_text(found) << '\n';
  else
    print(streams.out, found, *against);
  return exit_done;
}

}  // namespace cardroom::cli
