#include "house/state.h"

#include "base/check.h"

namespace cardroom::house {

State make_table(const Settings& settings) {
  State state;
  state.settings = settings;
  state.jackpot.pool = in_pool(settings.jackpot_pool);
  state.jackpot.reserve = in_pool(settings.reserve_pool);
  state.pools_opening = state.jackpot.pool + state.jackpot.reserve;
  return state;
}

void check_books(const State& state) {
  Cents stakes;
  Chips layout;
  bool solvent = true;
  for (const Box& box : state.boxes) {
    stakes += box.stake;
    layout += box.on_layout;
    solvent &= box.stake >= Cents(0);
  }
  const Books& jackpot = state.jackpot;
  check(solvent, "a player's stake is below nothing");
  check(jackpot.pool >= PoolAmount(0) && jackpot.reserve >= PoolAmount(0),
        "a prize pool is below nothing");
  check(balanced(jackpot, state.pools_opening), "the jackpot's books do not balance");
  // Players' money is in front of them, on the layout, with the house or in the pools.
  check(stakes + in_cents(layout) + state.house + jackpot.wagered - jackpot.paid == state.brought,
        "chips were made or lost");
}

}  // namespace cardroom::house
