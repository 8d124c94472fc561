// Whole tournaments through the real engines.
#include "sim/tournament_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "rules/games/games.h"

using namespace cardroom;
using namespace cardroom::sim;
using namespace cardroom::tournament;

namespace {

TournamentPlan plan_of(const Format& format, int players, std::uint64_t seed) {
  TournamentPlan plan;
  plan.format = &format;
  const auto game = find_game(format.game);
  REQUIRE(static_cast<bool>(game));
  plan.game = *game;
  plan.players = players;
  plan.seed = seed;
  return plan;
}

}  // namespace

TEST_CASE("T01-15.1: a simulated tournament of every format gives each player one place") {
  for (const Format* format : all_formats) {
    CAPTURE(format->key);
    const int players = std::min<int>(24, format->conditions.players_most);
    const auto run = run_tournament(plan_of(*format, players, 3));
    REQUIRE(static_cast<bool>(run));
    CHECK(run->state.phase == TournamentPhase::finished);
    CHECK(run->rounds > 5);
    Cents paid;
    int winners = 0;
    for (const Entry& entry : run->state.entries) {
      CHECK(entry.place >= 1);
      winners += entry.place == 1 ? 1 : 0;
      paid += entry.prize;
    }
    CHECK(winners == 1);
    CHECK(paid == pool_of(run->state));
    CHECK(conserved(run->state));
  }
}

TEST_CASE("T01-15.1: ten thousand players in a thousand tables get one place each") {
  auto plan = plan_of(formats::holdem_1995, 10'000, 5);
  plan.settings.emplace_back("players", "2-10000");
  const auto run = run_tournament(plan);
  REQUIRE(static_cast<bool>(run));
  CHECK(run->state.phase == TournamentPhase::finished);
  CHECK(run->state.tables.size() == 1'000);
  CHECK(run->rounds > 10'000);
  CHECK(conserved(run->state));
  std::vector<int> places;
  for (const Entry& entry : run->state.entries) places.push_back(entry.place);
  std::sort(places.begin(), places.end());
  CHECK(places.size() == 10'000);
  CHECK(places.front() == 1);
  // A place that several share leaves as many places after it empty.
  for (std::size_t at = 1; at < places.size(); ++at)
    if (places[at] != places[at - 1]) CHECK(places[at] == static_cast<int>(at) + 1);
}

TEST_CASE("T-20: the same plan gives the same tournament, another seed gives another") {
  const auto plan = plan_of(formats::h_2001, 40, 11);
  TournamentLog first;
  TournamentLog second;
  REQUIRE(static_cast<bool>(run_tournament(plan, &first)));
  REQUIRE(static_cast<bool>(run_tournament(plan, &second)));
  CHECK(first.events.size() == second.events.size());
  CHECK(first.commands.size() == second.commands.size());
  TournamentLog other;
  REQUIRE(static_cast<bool>(run_tournament(plan_of(formats::h_2001, 40, 12), &other)));
  CHECK(other.events.size() != first.events.size());
}

TEST_CASE("T-20: deciding on a copy and applying the events gives the same tournament") {
  auto plan = plan_of(formats::e_2001, 30, 4);
  const auto live = run_tournament(plan);
  plan.deciding = Deciding::on_a_copy;
  const auto copied = run_tournament(plan);
  REQUIRE((live && copied));
  CHECK(live->rounds == copied->rounds);
  for (std::size_t at = 0; at < live->state.entries.size(); ++at) {
    CHECK(live->state.entries[at].place == copied->state.entries[at].place);
    CHECK(live->state.entries[at].prize == copied->state.entries[at].prize);
  }
}

TEST_CASE("T-20: the events of a tournament, applied again, give the same tournament") {
  TournamentLog record;
  const auto live = run_tournament(plan_of(formats::c_2001, 30, 9), &record);
  REQUIRE(static_cast<bool>(live));
  Tournament again = make_tournament(formats::c_2001);
  for (const auto& event : record.events) apply(again, event);
  CHECK(again.phase == TournamentPhase::finished);
  CHECK(again.issued == live->state.issued);
  CHECK(again.removed == live->state.removed);
  for (std::size_t at = 0; at < again.entries.size(); ++at) {
    CHECK(again.entries[at].place == live->state.entries[at].place);
    CHECK(again.entries[at].stake == live->state.entries[at].stake);
  }
}

TEST_CASE(
    "T-12 T01-17.3 S05-20.11: players who never come are dealt in until their chips are gone") {
  for (const Format* format : {&formats::h_2001, &formats::d_2001, &formats::stud_2005}) {
    CAPTURE(format->key);
    auto plan = plan_of(*format, 20, 6);
    plan.habits.absent = 300;
    const auto run = run_tournament(plan);
    REQUIRE(static_cast<bool>(run));
    int absent = 0;
    for (const Entry& entry : run->state.entries) {
      absent += entry.absent ? 1 : 0;
      if (entry.absent) CHECK(entry.rebuys == 0);
      CHECK(entry.place > 0);
    }
    CHECK(absent > 2);
  }
}

TEST_CASE("T-10: a plan with too few players is refused") {
  const auto run = run_tournament(plan_of(formats::f_2001, 9, 1));
  REQUIRE_FALSE(static_cast<bool>(run));
  CHECK(run.error().sentence.find("T01-F-3.1") != std::string::npos);
}

TEST_CASE("T01-F-3.2: strong players see a tournament through, for prizes and not for chips") {
  auto plan = plan_of(formats::f_2001, 10, 5);
  plan.bots = Bots::strong;
  const auto one = run_tournament(plan);
  REQUIRE(static_cast<bool>(one));
  CHECK(one->state.phase == TournamentPhase::finished);
  const auto again = run_tournament(plan);
  REQUIRE(static_cast<bool>(again));
  CHECK(again->rounds == one->rounds);
  CHECK(again->actions == one->actions);
}

TEST_CASE("T01-F-3.2: sensible players see a tournament through as well") {
  auto plan = plan_of(formats::f_2001, 10, 5);
  plan.bots = Bots::sensible;
  const auto run = run_tournament(plan);
  REQUIRE(static_cast<bool>(run));
  CHECK(run->state.phase == TournamentPhase::finished);
}
