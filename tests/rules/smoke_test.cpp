#include <doctest/doctest.h>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"

using namespace cardroom;

TEST_CASE("H95-7.1: four players check and call down to the showdown") {
  Determinations d;
  d.minimum = Chips(2);
  auto terms = make_terms(games::holdem_1995, d);
  REQUIRE(terms);
  Setup setup;
  for (int s = 1; s <= 4; ++s) {
    setup.players.insert(Seat(s));
    setup.stakes[Seat(s).index()] = Chips(200);
  }
  setup.marker = Seat(1);
  setup.shoe = Shoe::starting_with({}, terms->deck);
  Events events;
  Round round = deal(*terms, setup, events);
  int steps = 0;
  while (round.stage != Stage::over && ++steps < 100) {
    const Seat seat = round.turn;
    Command c = command::Check{seat};
    if (!round.legal.check && !round.legal.decline) c = command::Call{seat};
    auto refused = play(*terms, round, c, events);
    REQUIRE_FALSE(refused);
  }
  CHECK(round.stage == Stage::over);
  CHECK(pot(round) == Chips(16));
  Round again = before_deal(*terms, setup);
  for (const auto& e : events) apply(*terms, again, e);
  CHECK(again.stake == round.stake);
}
