#include "canberra/table/state.h"

namespace cardroom::canberra {

State make_table(const Settings& settings) {
  State state;
  state.settings = settings;
  state.jackpot.pool = in_pool(settings.jackpot_pool);
  state.jackpot.reserve = in_pool(settings.reserve_pool);
  state.pools_opening = state.jackpot.pool + state.jackpot.reserve;
  return state;
}

void check_books(const State& state) {
  std::int64_t money = 0;
  std::int64_t below_nothing = 0;  // Negative if any amount is.
  for (const Cents amount : state.money) {
    money += amount.count();
    below_nothing |= amount.count();
  }
  check(below_nothing >= 0, "a stake or a wager is below nothing");
  // Players' money is in front of them, on the layout, with the house or in the pools.
  check(Cents(money) + state.house + state.jackpot.wagered - state.jackpot.paid == state.brought,
        "chips were made or lost");
  check_jackpot(state);
}

}  // namespace cardroom::canberra
