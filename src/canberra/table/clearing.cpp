#include "canberra/table/clearing.h"

#include "canberra/rulings/apply.h"

namespace cardroom::canberra {

State without_round(const State& state) {
  State made = state;
  const bool unsettled = state.phase == TablePhase::wagers || state.phase == TablePhase::dealt ||
                         state.phase == TablePhase::deciding;
  if (unsettled) apply_to(made, event::RoundVoided{});
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Seat seat = seat_at(at);
    made.stake(seat) += made.on_layout(seat);
    made.on_layout(seat) = Cents(0);
  }
  return made;
}

State cleared(const State& state) {
  const State before = without_round(state);
  State made = make_table(before.settings);
  made.jackpot = before.jackpot;
  made.pools_opening = before.pools_opening;
  made.house = before.house;
  made.brought = made.house + made.jackpot.wagered - made.jackpot.paid;
  made.equipment = before.equipment;
  made.second_deck = before.second_deck;
  made.rounds = before.rounds;
  made.barred = before.barred;
  made.disputes = before.disputes;
  made.disputes_opened = before.disputes_opened;
  return made;
}

}  // namespace cardroom::canberra
