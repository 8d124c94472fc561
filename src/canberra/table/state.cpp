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

namespace {

struct Counted {
  std::int64_t money = 0;
  std::int64_t below_nothing = 0;  // Negative if any of the amounts is.
};

Counted count_money(const State& state) {
  Counted counted;
  for (const Cents amount : state.money) {
    counted.money += amount.count();
    counted.below_nothing |= amount.count();
  }
  return counted;
}

// Players' money is in front of them, on the layout, with the house or in the pools.
bool is_conserved(const State& state, Cents money) {
  return money + state.house + state.jackpot.wagered - state.jackpot.paid == state.brought;
}

}  // namespace

void check_books(const State& state) {
  const Counted counted = count_money(state);
  check(counted.below_nothing >= 0, "a stake or a wager is below zero");
  check(is_conserved(state, Cents(counted.money)), "chips were created or lost");
  check_jackpot(state);
}

bool is_sound(const State& state) {
  const Counted counted = count_money(state);
  return validate(state.settings) && validate(state.noticed) && state.dealer.up < 5 &&
         counted.below_nothing >= 0 && is_conserved(state, Cents(counted.money)) &&
         (state.jackpot.pool.count() | state.jackpot.reserve.count()) >= 0 &&
         balanced(state.jackpot, state.pools_opening);
}

}  // namespace cardroom::canberra
