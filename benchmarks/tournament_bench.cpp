// Whole tournaments to the last player, with every round dealt by the engine and every act of the
// director decided and applied. The naive way decides each act on a copy of the whole tournament.
#include <array>

#include "bench.h"
#include "rules/games/games.h"
#include "sim/tournament_run.h"

namespace cardroom::bench {

namespace {

sim::TournamentPlan plan_of(std::uint64_t seed, sim::Deciding deciding) {
  sim::TournamentPlan plan;
  plan.format = &tournament::formats::h_2001;
  plan.game = &games::tournament_2001_h;
  plan.players = 80;
  plan.seed = seed;
  plan.deciding = deciding;
  return plan;
}

enum class Counts { tournaments, rounds };

std::size_t play_some(Counts counts, sim::Deciding deciding) {
  constexpr std::size_t some = 10;
  std::size_t rounds = 0;
  for (std::size_t seed = 1; seed <= some; ++seed)
    rounds += sim::run_tournament(plan_of(seed, deciding))->rounds;
  return counts == Counts::tournaments ? some : rounds;
}

Compared tournament_80(const Options& options, Counts counts) {
  return take_turns(
      options.passes, [&] { return play_some(counts, sim::Deciding::in_place); },
      [&] { return play_some(counts, sim::Deciding::on_a_copy); });
}

constexpr std::array entries = {
    Entry{"tournament-80", "per second", "no limit Hold-Em, 80 players to the last", 0,
          [](const Options& options) { return tournament_80(options, Counts::tournaments); }},
    Entry{"tournament-rounds", "rounds", "the rounds of play inside them", 0,
          [](const Options& options) { return tournament_80(options, Counts::rounds); }},
};

}  // namespace

std::span<const Entry> tournament_entries() { return entries; }

}  // namespace cardroom::bench
