#include "canberra/round/dealer_guards.h"

#include "canberra/round/telling.h"

namespace cardroom::canberra {

namespace {

bool any(const State& state, auto&& holds) {
  for (const Box& box : state.boxes)
    if (holds(box)) return true;
  return false;
}

Refusal refuse_shoe(const State& state) {
  // CP17-12.3: before the first round, and again after the shoe was out of use.
  if (state.settings.shoe == ShoeKind::automated && !state.shoe_loaded)
    return refuse(refusal::shoe_not_loaded, clause("CP17-12.3"));
  return refuse_cards(state);
}

}  // namespace

Refusal refuse_call(const State& state) {
  if (state.phase == TablePhase::closed) return refuse(refusal::table_closed, clause("CP17-15.2"));
  if (in_round(state.phase)) return refuse(refusal::round_not_over, clause("CP17-DEF-RoundOfPlay"));
  if (state.phase == TablePhase::wagers) return refuse(refusal::already_called, clause("CP17-4.1"));
  if (auto refusal = refuse_while_halted(state)) return refusal;
  return refuse_shoe(state);
}

Refusal refuse_deal(const State& state) {
  if (in_round(state.phase)) return refuse(refusal::round_not_over, clause("CP17-DEF-RoundOfPlay"));
  if (state.phase != TablePhase::wagers) return refuse(refusal::no_opportunity, clause("CP17-4.1"));
  if (auto refusal = refuse_while_halted(state)) return refusal;
  if (auto refusal = refuse_shoe(state)) return refusal;
  if (!any(state, [](const Box& box) { return box.ante > Chips(0); }))
    return refuse(refusal::no_box_with_ante, clause("CP17-6.3(a)"));
  return std::nullopt;
}

Refusal refuse_announcement(const State& state) {
  if (state.phase != TablePhase::dealt)
    return refuse(refusal::nothing_to_announce, clause("CP17-12.5"));
  return refuse_while_halted(state);
}

Refusal refuse_settlement(const State& state) {
  if (auto refusal = refuse_while_halted(state)) return refusal;
  if (state.phase != TablePhase::deciding ||
      any(state, [](const Box& box) { return box.standing == BoxStanding::to_act; }))
    return refuse(refusal::decisions_missing, clause("CP17-7.1"));
  // CP17-14.4: a hand that must be verified is reconstructed first.
  if (any(state, [](const Box& box) { return box.racked; }))
    return refuse(refusal::hand_in_rack, clause("CP17-14.4"));
  return refuse_untold(state);
}

Refusal refuse_jackpot_payment(const State& state) {
  if (state.phase != TablePhase::settled) return refuse(refusal::not_settled, clause("CP17-9.8"));
  const auto is = [](Declared stage) {
    return [stage](const Box& box) { return box.declared == stage; };
  };
  if (any(state, is(Declared::by_player)) || !any(state, is(Declared::by_dealer)))
    return refuse(refusal::nothing_declared, clause("CP17-10.5"));
  return std::nullopt;
}

Refusal refuse_collection(const State& state) {
  if (state.phase != TablePhase::settled) return refuse(refusal::not_settled, clause("CP17-9.7"));
  if (any(state, [](const Box& box) { return box.racked; }))
    return refuse(refusal::hand_in_rack, clause("CP17-14.4"));
  // CP17-9.8: declared hands are settled under rule 11 while they can be seen.
  if (any(state, [](const Box& box) {
        return box.declared == Declared::by_player || box.declared == Declared::by_dealer;
      }))
    return refuse(refusal::jackpot_unpaid, clause("CP17-9.8"));
  return std::nullopt;
}

}  // namespace cardroom::canberra
