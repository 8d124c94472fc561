#include "canberra/table/seats.h"

#include <algorithm>

#include "canberra/round/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Cents stake_most{100'000'000'000};
constexpr int abstentions_allowed = 3;

bool has_wagers(const State& state, Seat seat) {
  const Box& box = state.box(seat);
  return state.on_layout(seat) > Cents(0) ||
         (state.phase == TablePhase::wagers && box.jackpot > Cents(0)) ||
         (state.phase == TablePhase::settled && box.standing != BoxStanding::out) ||
         (in_round(state.phase) && box.standing == BoxStanding::folded);
}

bool all_others_taken(const State& state, Seat seat) {
  for (unsigned at = 0; at < state.settings.boxes; ++at)
    if (at != seat.index() && !state.boxes[at].occupied()) return false;
  return true;
}

}  // namespace

// CP17-4.4: one player for each box, one box for each player.
Refusal perform(TableFlow& flow, const command::Sit& sit) {
  const State& state = flow.state;
  if (auto refusal = refuse_box(state, sit.seat)) return refusal;
  if (sit.player.is_none()) return refuse(refusal::no_player_named, clause("CP17-4.4"));
  if (state.box(sit.seat).occupied()) return refuse(refusal::box_taken, clause("CP17-4.4"));
  if (std::any_of(state.boxes.begin(), state.boxes.end(),
                  [&](const Box& box) { return box.player == sit.player; }))
    return refuse(refusal::one_box_each, clause("CP17-4.4"));
  if (state.barred.contains(sit.player))
    return refuse(refusal::player_excluded, clause("CP17-16.3(b)"));
  if (sit.stake_cents < Cents(1) || sit.stake_cents > stake_most)
    return refuse(refusal::stake_amount, clause("CP17-4.3"), {{"cents", sit.stake_cents.count()}});
  flow.emit(event::Seated{sit.seat, sit.player, sit.stake_cents});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::BuyChips& buy) {
  const State& state = flow.state;
  if (auto refusal = refuse_player(state, buy.seat)) return refusal;
  if (buy.amount_cents < Cents(1) || buy.amount_cents > stake_most ||
      state.stake(buy.seat) + buy.amount_cents > stake_most)
    return refuse(refusal::stake_amount, clause("CP17-4.3"), {{"cents", buy.amount_cents.count()}});
  flow.emit(event::ChipsBought{buy.seat, buy.amount_cents});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::Leave& leave) {
  const State& state = flow.state;
  if (auto refusal = refuse_player(state, leave.seat)) return refusal;
  if (has_wagers(state, leave.seat)) return refuse(refusal::wagers_in_play, clause("CP17-4.5"));
  flow.emit(event::Left{leave.seat, state.stake(leave.seat)});
  return std::nullopt;
}

// CP17-16.7.
Refusal perform(TableFlow& flow, const command::Vacate& vacate) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(vacate.by, {Role::operator_}, clause("CP17-16.7"))) return refusal;
  if (auto refusal = refuse_player(state, vacate.seat)) return refusal;
  const Box& box = state.box(vacate.seat);
  if (box.abstained < abstentions_allowed || has_wagers(state, vacate.seat))
    return refuse(refusal::not_abstaining, clause("CP17-16.7"), {{"rounds", box.abstained}});
  if (!all_others_taken(state, vacate.seat))
    return refuse(refusal::seats_are_free, clause("CP17-16.7"));
  flow.emit(event::Vacated{vacate.seat, state.stake(vacate.seat)});
  return std::nullopt;
}

// CP17-3.2.
Refusal perform(TableFlow& flow, const command::SetMarker& set) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(set.by, {Role::operator_}, clause("CP17-3.2"))) return refusal;
  if (auto refusal = refuse_player(state, set.seat)) return refusal;
  if (in_round(state.phase)) return refuse(refusal::marker_too_late, clause("CP17-3.2"));
  flow.emit(event::MarkerSet{set.seat, set.placed});
  return std::nullopt;
}

}  // namespace cardroom::canberra
