#include "odds/canberra_play.h"

#include <doctest/doctest.h>

#include <cmath>
#include <thread>

#include "odds/canberra_edge.h"
#include "odds/counted.h"

using namespace cardroom;
using namespace cardroom::odds;

TEST_CASE("a hundred million rounds agree with the exact edge, and the jackpot balances") {
  const Edge exact = edge(outcomes(counted(), Decider({}, Strategy::pair_or_better)), {});
  Player one(1);
  Player two(2);
  std::thread other([&] { two.play(50'000'000); });
  const PlayedRounds& first = one.play(50'000'000);
  other.join();
  const PlayedRounds& second = two.play(0);
  PlayedRounds all = first;
  all.rounds += second.rounds;
  all.lost += second.lost;
  all.squares += second.squares;
  CAPTURE(all.edge());
  CHECK(all.rounds == 100'000'000);
  CHECK(std::abs(all.edge() - exact.house_edge) < 4 * all.standard_error());
  CHECK(jackpot_balances(first));
  CHECK(jackpot_balances(second));
}
