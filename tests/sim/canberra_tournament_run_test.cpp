// Tournaments of Canberra Poker through both engines.
#include "sim/canberra_tournament_many.h"

#include <doctest/doctest.h>

#include "canberra/tournament/standings.h"

using namespace cardroom;
using namespace cardroom::canberra::tournament;

namespace {

sim::CanberraTournamentRun run(int players, std::uint64_t seed,
                               std::vector<std::pair<std::string, std::string>> conditions = {}) {
  const auto played = sim::run_canberra_tournament({players, seed, std::move(conditions)});
  REQUIRE_MESSAGE(static_cast<bool>(played), (played ? "" : played.error().sentence));
  return *played;
}

void check_ending(const sim::CanberraTournamentRun& played) {
  CHECK(played.state.phase == CanberraPhase::awarded);
  Cents prizes;
  for (const Entrant& entrant : played.state.entrants) {
    CHECK(entrant.place >= 1);
    prizes += entrant.prize;
  }
  CHECK(prizes == prize_pool(played.state));
}

}  // namespace

TEST_CASE(
    "CP17-17.1: whole tournaments are played by the rules of Canberra Poker to the last prize") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto played = run(static_cast<int>(2 + 3 * seed), seed);
    check_ending(played);
    CHECK(played.rounds > 0);
  }
}

TEST_CASE("CP17-17.3(a)(x): simulated competitions for points end with the whole pool paid") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    check_ending(run(14, seed, {{"competition", "points"}, {"tie", "play-off"}}));
}

TEST_CASE("CP17-17.3: the same plan gives the same tournament, and another seed does not") {
  const auto first = run(21, 5);
  CHECK(first.state == run(21, 5).state);
  CHECK_FALSE(first.state == run(21, 6).state);
}

TEST_CASE("CP17-17.22: a plan whose conditions are refused says which and why") {
  const auto refused = sim::run_canberra_tournament({10, 1, {{"commission", "200"}}});
  REQUIRE(!refused);
  CHECK(refused.error().sentence.find("CP17-17.22") != std::string::npos);
}

TEST_CASE("Canberra Poker: many tournaments have the same figures on one thread and on three") {
  const sim::CanberraTournamentPlan plan{.players = 9, .seed = 3, .conditions = {}};
  const auto one = sim::run_many_canberra(plan, 12, 1, {});
  const auto three = sim::run_many_canberra(plan, 12, 3, {});
  REQUIRE(one);
  REQUIRE(three);
  CHECK(one->rounds == three->rounds);
  CHECK(one->sessions == three->sessions);
}
