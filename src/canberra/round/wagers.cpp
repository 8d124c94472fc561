#include "canberra/round/wagers.h"

#include "canberra/round/dealer_guards.h"

namespace cardroom::canberra {

// CP17-4.1, CP17-4.1(a), (b): each player is given the opportunity to ante and to join the jackpot.
Refusal perform(TableFlow& flow, const command::CallWagers& call) {
  const State& state = flow.state;
  if (auto refusal = refuse_call(state)) return refusal;
  if (!state.settings.hours.contain(call.minute))
    return refuse(refusal::outside_hours, clause("CP17-15.1"), {{"minute", call.minute}});

  // CP17-3.1: new limits apply from here on; notice was given before.
  if (state.sign_noticed) flow.emit(event::SignChanged{state.noticed});
  flow.emit(event::WagersCalled{});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::PlaceAnte& place) {
  const State& state = flow.state;
  if (auto refusal = refuse_ante(state, place.seat)) return refusal;
  const Sign& sign = state.settings.sign;
  if (place.ante < Chips(1))
    return refuse(refusal::ante_size, clause("CP17-4.1(a)"), {{"ante", place.ante.count()}});
  const std::int64_t chips = (state.stake(place.seat) + state.on_layout(place.seat)).count() / 100;
  if (place.ante.count() > chips)
    return refuse(refusal::more_than_stake, clause("CP17-4.3"),
                  {{"ante", place.ante.count()}, {"stake", chips}});
  // CP17-3.3, K-07. A wager below the minimum is judged only by CP17-3.4, which lets it stand once
  // whatever its size.
  if (place.ante >= sign.minimum && place.ante % sign.multiple != Chips(0))
    return refuse(refusal::ante_multiple, clause("CP17-3.3"),
                  {{"ante", place.ante.count()}, {"multiple", sign.multiple.count()}});

  flow.emit(event::AntePlaced{place.seat, place.ante});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::PlaceJackpot& place) {
  const State& state = flow.state;
  if (auto refusal = refuse_jackpot(state, place.seat)) return refusal;

  // CP17-10.2, K-10: a pad that stays dark has not accepted the wager.
  if (place.pad == Pad::dark) {
    flow.emit(event::JackpotNotAccepted{place.seat});
    return std::nullopt;
  }
  // K-12: the contribution is booked when the wager is accepted, before the deal.
  const Cents wager = state.settings.sign.jackpot_wager_cents;
  const JackpotBooks change = contribution(wager, state.settings.distribution);
  flow.emit(event::JackpotAccepted{place.seat, wager, change.pool});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::TakeBack& take) {
  const State& state = flow.state;
  if (auto refusal = refuse_take_back(state, take.seat)) return refusal;
  const Box& box = state.box(take.seat);
  flow.emit(event::TakenBack{take.seat, box.ante, box.jackpot});
  return std::nullopt;
}

// CP17-7.2: exactly twice the ante.
Refusal perform(TableFlow& flow, const command::PlaceBet& place) {
  const State& state = flow.state;
  if (auto refusal = refuse_decision(state, place.seat)) return refusal;
  const Box& box = state.box(place.seat);
  if (place.bet != box.ante * 2)
    return refuse(refusal::bet_size, clause("CP17-7.2"),
                  {{"bet", place.bet.count()}, {"ante", box.ante.count()}});
  if (auto refusal = refuse_bet(state, place.seat)) return refusal;

  flow.emit(event::BetPlaced{place.seat, place.bet});
  return std::nullopt;
}

// CP17-7.3, K-04: the ante and any jackpot wager are lost at once, whatever the dealer holds. The
// dealer has counted the five cards (CP17-7.4) before they go to the rack.
Refusal perform(TableFlow& flow, const command::Fold& fold) {
  const State& state = flow.state;
  if (auto refusal = refuse_decision(state, fold.seat)) return refusal;
  const Box& box = state.box(fold.seat);
  const Chips collected = ante_at_risk(box, state.settings.sign);
  flow.emit(event::Folded{fold.seat, collected, box.ante - collected, box.jackpot});
  return std::nullopt;
}

}  // namespace cardroom::canberra
