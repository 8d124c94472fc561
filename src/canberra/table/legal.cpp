#include "canberra/table/legal.h"

#include "canberra/table/guards.h"

namespace cardroom::canberra {

Legal legal(const State& state, Seat seat) {
  Legal list;
  if (why_no_player(state, seat)) return list;
  const Box& box = state.box(seat);
  list.ante = !why_no_ante(state, seat) && state.stake(seat) + state.on_layout(seat) >=
                                               in_cents(state.settings.sign.limits.minimum);
  if (list.ante) list.ante_sizes = state.settings.sign.limits;
  list.jackpot = !why_no_jackpot(state, seat);
  if (list.jackpot) list.jackpot_wager = state.settings.sign.jackpot_wager;
  list.take_back = !why_no_take_back(state, seat);
  list.bet = !why_no_bet(state, seat);
  if (list.bet) list.bet_size = box.ante * 2;
  list.fold = !why_no_decision(state, seat);
  list.declare = state.settings.declaration == Declaration::manual &&
                 box.declared == Declared::no && !why_no_declaration(state, seat);
  return list;
}

LegalForDealer legal_for_dealer(const State& state) {
  return {!why_no_call(state),
          !why_no_deal(state),
          !why_no_announcement(state),
          !why_no_settlement(state),
          !why_no_jackpot_payment(state),
          !why_no_collection(state)};
}

}  // namespace cardroom::canberra
