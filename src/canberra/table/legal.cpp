#include "canberra/table/legal.h"

#include "canberra/round/dealer_guards.h"

namespace cardroom::canberra {

Legal legal(const State& state, Seat seat) {
  Legal list;
  if (refuse_player(state, seat)) return list;
  const Box& box = state.box(seat);
  const Sign& sign = state.settings.sign;
  list.ante = !refuse_ante(state, seat) &&
              state.stake(seat) + state.on_layout(seat) >= in_cents(sign.minimum);
  if (list.ante) {
    list.minimum = sign.minimum;
    list.maximum = sign.maximum;
    list.multiple = sign.multiple;
  }
  list.jackpot = !refuse_jackpot(state, seat);
  if (list.jackpot) list.jackpot_wager_cents = sign.jackpot_wager_cents;
  list.take_back = !refuse_take_back(state, seat);
  list.bet = !refuse_bet(state, seat);
  if (list.bet) list.bet_size = box.ante * 2;
  list.fold = !refuse_decision(state, seat);
  list.declare = state.settings.declaration == Declaration::manual &&
                 box.declared == Declared::no && !refuse_declaration(state, seat);
  return list;
}

LegalForDealer legal_for_dealer(const State& state) {
  return {!refuse_call(state),
          !refuse_deal(state),
          !refuse_announcement(state),
          !refuse_settlement(state),
          !refuse_jackpot_payment(state),
          !refuse_collection(state)};
}

}  // namespace cardroom::canberra
