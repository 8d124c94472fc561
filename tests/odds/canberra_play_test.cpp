#include "odds/canberra_play.h"

#include <doctest/doctest.h>

#include <cmath>

#include "odds/canberra_edge.h"
#include "odds/counted.h"

using namespace cardroom;
using namespace cardroom::odds;

TEST_CASE(
    "a million rounds through the rules agree with the exact edge, and the jackpot balances") {
  const Edge exact = edge(outcomes(counted(), Decider({}, Strategy::pair_or_better)), {});
  Player player(20170428);
  const PlayedRounds& played = player.play(1'000'000);
  CAPTURE(played.edge());
  CAPTURE(played.standard_error());
  CHECK(std::abs(played.edge() - exact.house_edge) < 4 * played.standard_error());
  CHECK(jackpot_balances(played));
}
