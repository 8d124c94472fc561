#include "canberra/rulings/irregularity.h"

#include "canberra/round/guards.h"

namespace cardroom::canberra {

namespace {

constexpr int exposures_allowed = 2;

bool nobody_has_decided(const State& state) {
  for (const Box& box : state.boxes)
    if (box.standing == BoxStanding::bet || box.standing == BoxStanding::folded) return false;
  return true;
}

bool holds_cards(const Box& box) {
  return box.standing == BoxStanding::to_act || box.standing == BoxStanding::bet;
}

Refusal refuse_hand(const State& state, Seat seat, Clause clause_of_act) {
  if (!in_round(state.phase)) return refuse(refusal::no_round, clause_of_act);
  if (seat.is_none()) return std::nullopt;
  if (auto refusal = refuse_player(state, seat)) return refusal;
  if (!holds_cards(state.box(seat))) return refuse(refusal::no_hand_there, clause_of_act);
  return std::nullopt;
}

// Who may declare it void, and under which clause.
struct VoidPower {
  Role by;
  Clause given_by;
};

VoidPower power_to_void(VoidReason reason) {
  switch (reason) {
    case VoidReason::exposed_cards:
      return {Role::dealer, clause("CP17-14.1")};
    case VoidReason::misdeal:
      return {Role::dealer, clause("CP17-14.3")};
    case VoidReason::malfunction:
      return {Role::dealer, clause("CP17-12.6")};
    case VoidReason::collusion:
      return {Role::operator_, clause("CP17-13.2")};
    case VoidReason::disturbance:
      return {Role::operator_, clause("CP17-16.2")};
    case VoidReason::impractical:
    case VoidReason::fraud:
      return {Role::operator_, clause("CP17-16.4")};
  }
  return {Role::operator_, clause("CP17-16.4")};
}

// What each box gets back is calculated before the event takes the wagers away.
void void_round(TableFlow& flow, Role by, VoidReason reason) {
  const State& state = flow.state;
  FixedList<event::Refunded, boxes_max> refunds;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    const Cents wagers = in_cents(box.ante + box.bet) + box.jackpot;
    if (wagers == Cents(0)) continue;
    const BoxResult& result = box.result;
    const Cents reversed = in_cents(result.ante_paid + result.bet_paid) + result.jackpot_paid;
    refunds.push_back({seat_at(at), wagers, reversed});
  }
  flow.emit(event::RoundVoided{by, reason, power_to_void(reason).given_by});
  for (const auto& refund : refunds) flow.emit(refund);
}

}  // namespace

// CP17-14.1, K-08: two cards shown by mistake are turned over and play goes on; the third makes the
// round void. CP17-14.2: a card of the dealer's own hand becomes the up card, and it counts as one
// of the two.
Refusal perform(TableFlow& flow, const command::ExposeCard& expose) {
  const State& state = flow.state;
  if (auto refusal = refuse_hand(state, expose.seat, clause("CP17-14.1"))) return refusal;
  if (expose.card < 0 || expose.card > 4)
    return refuse(refusal::no_such_card, clause("CP17-14.1"), {{"card", expose.card + 1}});
  const bool dealers = expose.seat.is_none();
  const unsigned known =
      dealers ? state.dealer.exposed | 1U << state.dealer.up : state.box(expose.seat).exposed;
  if ((known >> expose.card & 1U) != 0)
    return refuse(refusal::already_exposed, clause("CP17-14.1"));

  // K-08: only the dealer's first exposed card. K-20: a packet has no first four cards. Once
  // somebody has decided by the up card, it stays.
  const bool becomes_up_card = dealers && state.dealer.exposed == 0 &&
                               state.settings.shoe == ShoeKind::hand && nobody_has_decided(state);
  flow.emit(event::CardExposed{expose.seat, expose.card});
  if (state.exposures > exposures_allowed)
    void_round(flow, Role::dealer, VoidReason::exposed_cards);
  else if (becomes_up_card)
    flow.emit(event::UpCardChanged{expose.card});
  return std::nullopt;
}

// CP17-7.4, CP17-9.7: the dealer counts a hand. CP17-14.3: if it does not have five cards, the
// round was not dealt as CP17-6.3 or CP17-12.4 says.
Refusal perform(TableFlow& flow, const command::CountHand& count) {
  const State& state = flow.state;
  if (!in_round(state.phase)) return refuse(refusal::no_round, clause("CP17-9.7"));
  if (!count.seat.is_none()) {
    if (auto refusal = refuse_player(state, count.seat)) return refusal;
    const Box& box = state.box(count.seat);
    if (!holds_cards(box) && box.standing != BoxStanding::folded)
      return refuse(refusal::no_hand_there, clause("CP17-9.7"));
  }
  if (count.cards < 0 || count.cards > 52)
    return refuse(refusal::no_such_card, clause("CP17-9.7"), {{"cards", count.cards}});
  flow.emit(event::HandCounted{count.seat, count.cards});
  if (count.cards != 5) void_round(flow, Role::dealer, VoidReason::misdeal);
  return std::nullopt;
}

// CP17-14.4: a hand got into the rack before its player acted on it or before it was verified.
Refusal perform(TableFlow& flow, const command::RackHand& rack) {
  const State& state = flow.state;
  if (!in_round(state.phase)) return refuse(refusal::no_round, clause("CP17-14.4"));
  if (auto refusal = refuse_player(state, rack.seat)) return refusal;
  const Box& box = state.box(rack.seat);
  if (!holds_cards(box) || box.racked)
    return refuse(refusal::not_needed_any_more, clause("CP17-14.4"));
  flow.emit(event::HandRacked{rack.seat});
  return std::nullopt;
}

// If it is not possible, the operator voids the wager or the round.
Refusal perform(TableFlow& flow, const command::Reconstruct& reconstruct) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(reconstruct.by, {Role::supervisor}, clause("CP17-14.4")))
    return refusal;
  if (auto refusal = refuse_player(state, reconstruct.seat)) return refusal;
  if (!state.box(reconstruct.seat).racked) return refuse(refusal::not_in_rack, clause("CP17-14.4"));
  flow.emit(event::HandReconstructed{reconstruct.seat});
  return std::nullopt;
}

// CP17-13.2, CP17-14.3, CP17-12.6, CP17-16.2, CP17-16.4. K-27: not once the cards are in the rack.
Refusal perform(TableFlow& flow, const command::VoidRound& ask) {
  const State& state = flow.state;
  const VoidPower power = power_to_void(ask.reason);
  // CP17-14.3, CP17-12.6: a supervisor may find a misdeal or a malfunction just as the dealer may.
  const bool dealers = power.by == Role::dealer;
  if (!(dealers && ask.by == Role::supervisor))
    if (auto refusal = refuse_role(ask.by, {power.by}, power.given_by)) return refusal;
  if (!in_round(state.phase)) return refuse(refusal::no_round, power.given_by);
  // CP17-12.8: a malfunction is a fault of the automated shoe.
  if (ask.reason == VoidReason::malfunction && state.settings.shoe != ShoeKind::automated)
    return refuse(refusal::no_automated_shoe, clause("CP17-12.6"));
  void_round(flow, ask.by, ask.reason);
  return std::nullopt;
}

}  // namespace cardroom::canberra
