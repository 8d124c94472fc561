#include "canberra/table/apply.h"

#include "base/check.h"
#include "canberra/round/apply.h"
#include "canberra/rulings/apply.h"
#include "canberra/table/staff_apply.h"

namespace cardroom::canberra {

namespace {

// What a box has in front of it and on the layout, and every place its chips can go to or come
// from. No event changes the sum.
Cents worth(const State& state, Seat seat) {
  return state.stake(seat) + state.on_layout(seat) + state.house + state.jackpot.wagered -
         state.jackpot.paid - state.brought;
}

void apply_to_box(State& state, Seat seat, auto&& change) {
  const Cents before = worth(state, seat);
  change();
  check(worth(state, seat) == before, "chips were created or lost");
  check((state.stake(seat).count() | state.on_layout(seat).count()) >= 0,
        "a stake or a wager is below zero");
  check_jackpot(state);
}

}  // namespace

// Books are checked after every event, in release builds too. An event at one box is checked by
// what moves there. Every other event, including the beginning and the end of each round, is
// checked by adding up the table.
void apply(State& state, const Event& event) {
  std::visit(
      [&](const auto& happened) {
        if constexpr (requires { happened.seat; }) {
          if (!happened.seat.is_none())
            return apply_to_box(state, happened.seat, [&] { apply_to(state, happened); });
        }
        apply_to(state, happened);
        check_books(state);
      },
      event);
}

}  // namespace cardroom::canberra
