// The yardsticks: small games against known values, and mirrored deals.
#include <doctest/doctest.h>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "sim/yardstick/best_response.h"
#include "sim/yardstick/mirrored.h"

namespace cardroom {
namespace {

using sim::ActChances;
using sim::SmallAct;

// Everything that is allowed, equally often.
sim::SmallStrategy uniform_in(const sim::SmallGame& game) {
  return [&game](const Round& round) {
    ActChances chances{};
    int count = 0;
    for (const auto act : {SmallAct::fold, SmallAct::pass, SmallAct::raise})
      count += may(game, round, act) ? 1 : 0;
    for (const auto act : {SmallAct::fold, SmallAct::pass, SmallAct::raise})
      if (may(game, round, act)) chances[static_cast<std::size_t>(act)] = 1.0 / count;
    return chances;
  };
}

// Kuhn's equilibrium in which the first player never bets.
ActChances kuhn_equilibrium(const Round& round) {
  const Rank card = round.hands[round.turn.index()].cards[0].rank();
  const bool faces_bet = round.legal.call_adds > Chips(0);
  const bool first = round.turn == Seat(1);
  double bold = 0;  // How often it bets, or calls a bet.
  if (card == Rank::king) bold = first && !faces_bet ? 0 : 1;
  if (card == Rank::queen && faces_bet) bold = 1.0 / 3;
  if (card == Rank::jack && !faces_bet && !first) bold = 1.0 / 3;
  return faces_bet ? ActChances{1 - bold, bold, 0} : ActChances{0, 1 - bold, bold};
}

TEST_CASE("yardstick: Kuhn's game is worth a eighteenth to the second player") {
  const auto game = sim::kuhn_poker();
  CHECK(game.deals().size() == 6);
  CHECK(best_response(game, kuhn_equilibrium, Seat(1)) == doctest::Approx(-1.0 / 18));
  CHECK(best_response(game, kuhn_equilibrium, Seat(2)) == doctest::Approx(1.0 / 18));
  CHECK(exploitability(game, kuhn_equilibrium) == doctest::Approx(0).epsilon(1e-9));
}

TEST_CASE("yardstick: the uniform strategy can be exploited by what is known") {
  const auto kuhn = sim::kuhn_poker();
  CHECK(exploitability(kuhn, uniform_in(kuhn)) == doctest::Approx(0.916667 / 2).epsilon(1e-5));
  const auto leduc = sim::leduc_poker();
  CHECK(leduc.deals().size() == 120);
  CHECK(exploitability(leduc, uniform_in(leduc)) == doctest::Approx(4.747222 / 2).epsilon(1e-5));
}

TEST_CASE("yardstick: a bot's strategy is the same each time it is asked for") {
  const auto game = sim::kuhn_poker();
  const auto strong = [&] {
    return exploitability(game, strategy_of(game, bots::Temperament::strong, 4));
  };
  CHECK(strong() == strong());
  CHECK(exploitability(game, strategy_of(game, bots::Temperament::caller, 1)) > 0);
}

TEST_CASE("yardstick: a bot wins nothing from itself over mirrored deals") {
  sim::Match match{*make_terms(games::rws_2017, {}), bots::Temperament::caller,
                   bots::Temperament::caller, 50, 1};
  const auto even = play_match(match, 2);
  CHECK(even.deals == 50);
  CHECK(even.won == sim::Gathered{});
  match.one = bots::Temperament::loose;
  match.other = bots::Temperament::random;
  const auto won = play_match(match, 1);
  CHECK(won == play_match(match, 3));
  std::swap(match.one, match.other);
  const auto lost = play_match(match, 2);
  CHECK(won.won.sum != 0);
  CHECK(won.won.sum == -lost.won.sum);
  CHECK(won.won.squares == lost.won.squares);
}

TEST_CASE("yardstick: the strong bot wins from the random one and from the caller") {
  sim::Match match{*make_terms(games::rws_2017, {}), bots::Temperament::strong,
                   bots::Temperament::random, 150, 3};
  const auto won = [&] {
    const auto rate = rate_of(play_match(match, 2), match.terms);
    return rate.mean - rate.half_width;
  };
  CHECK(won() > 0);
  match.other = bots::Temperament::caller;
  CHECK(won() > 0);
}

}  // namespace
}  // namespace cardroom
