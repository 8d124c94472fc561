// Simulated rounds with bots, from the shuffle to the totals. The naive way decides each action
// with deals that the sensible player imagines.
#include <array>

#include "bench.h"
#include "bots/player.h"
#include "cards/shuffle.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"
#include "rules/round/view.h"
#include "sim/cash/table.h"

namespace cardroom::bench {

namespace {

constexpr std::int64_t session = 5'000;
constexpr std::uint64_t naive_rounds = 20;
constexpr int seats = 6;

sim::CashPlan tight_players() {
  sim::CashPlan plan;
  plan.terms = *make_terms(games::rws_2017, {});
  plan.players.assign(seats, bots::Temperament::tight);
  plan.session = session;
  plan.rounds = 1'000 * session;
  plan.stake = sim::usual_stake(plan.terms);
  return plan;
}

Chips naive_round(const sim::CashPlan& plan, std::uint64_t number, Events& events, Chance& chance) {
  Setup setup;
  for (int seat = 1; seat <= seats; ++seat) {
    setup.players.insert(Seat(seat));
    setup.stakes[Seat(seat).index()] = plan.stake;
  }
  setup.marker = Seat(1);
  setup.shoe = shuffle(plan.terms.deck.cards(), seed_from_number(1), {number, 0}).shoe;
  events.clear();
  Round round = deal(plan.terms, setup, events);
  while (round.stage != Stage::over) {
    const RoundView view = view_for(round, Viewer::at(round.turn));
    events.clear();
    check(!play(plan.terms, round, bots::choose(plan.terms, view, chance), events),
          "a bot's action was refused");
  }
  return round.stake[0];
}

Compared sim_holdem(const Options& options) {
  const sim::CashPlan plan = tight_players();
  sim::CashTable table(plan);
  sim::CashTotals totals;
  std::int64_t number = 0;
  const auto events = std::make_unique<Events>();
  Chance chance(1);
  return take_turns(
      options.passes,
      [&] {
        keep(table.play(number++ % 1'000, totals).pots);
        return session;
      },
      [&] {
        for (std::uint64_t round = 0; round < naive_rounds; ++round)
          keep(naive_round(plan, round, *events, chance));
        return naive_rounds;
      });
}

constexpr std::array entries = {
    Entry{"sim-holdem", "rounds", "rws-2017 simulated, six tight bots, shuffles included", 7750,
          sim_holdem},
};

}  // namespace

std::span<const Entry> sim_entries() { return entries; }

}  // namespace cardroom::bench
