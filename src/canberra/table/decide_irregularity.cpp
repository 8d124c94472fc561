// Irregularities of the deal and the hands, and what makes a round void (CP17-14, CP17-12.6).
#include "canberra/table/decide_each.h"
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule no_such_card{"no_such_card", "A hand has five cards, counted from 1."};
constexpr Rule no_hand_there{"no_hand_there", "No hand lies there in this round."};
constexpr Rule exposed_already{"exposed_already", "That card is known already."};
constexpr Rule no_round{"no_round", "No round of play is in progress."};
constexpr Rule not_needed_any_more{"not_needed_any_more",
                                   "The hand has been acted on and needs no verification."};
constexpr Rule not_in_rack{"not_in_rack", "The hand is not in the discard rack."};
constexpr Rule no_automated_shoe{"no_automated_shoe", "No automated shuffling shoe is in use."};

constexpr int exposures_allowed = 2;

bool nobody_has_decided(const State& state) {
  for (const Box& box : state.boxes)
    if (box.standing == Standing::bet || box.standing == Standing::folded) return false;
  return true;
}

bool holds_cards(const Box& box) {
  return box.standing == Standing::to_act || box.standing == Standing::bet;
}

Objection why_no_hand(const State& state, Seat seat, Clause clause_of_act) {
  if (!in_round(state.phase)) return Violation{&no_round, clause_of_act};
  if (seat.is_none()) return std::nullopt;
  if (auto objection = why_no_player(state, seat)) return objection;
  if (!holds_cards(state.box(seat))) return Violation{&no_hand_there, clause_of_act};
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

}  // namespace

void void_round(const State& state, Role by, VoidReason reason, Events& events) {
  add(events, event::RoundVoided{by, reason});
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    const Cents wagers = in_cents(box.ante + box.bet) + box.jackpot;
    if (wagers == Cents(0)) continue;
    const BoxResult& result = box.result;
    const Cents reversed = in_cents(result.ante_paid + result.bet_paid) + result.jackpot_paid;
    add(events, event::Refunded{seat_at(at), wagers, reversed});
  }
}

// CP17-14.1, K-08: two cards shown by mistake are turned over and play goes on; the third makes the
// round void. CP17-14.2: the dealer's own becomes the up card and counts among them.
Verdict decide_each(const State& state, const command::ExposeCard& expose, Events& events) {
  if (auto objection = why_no_hand(state, expose.seat, clause("CP17-14.1"))) return *objection;
  if (expose.card < 0 || expose.card > 4)
    return Violation{&no_such_card, clause("CP17-14.1"), {{"card", expose.card + 1}}};
  const bool dealers = expose.seat.is_none();
  const unsigned known =
      dealers ? state.dealer.exposed | 1U << state.dealer.up : state.box(expose.seat).exposed;
  if ((known >> expose.card & 1U) != 0) return Violation{&exposed_already, clause("CP17-14.1")};

  add(events, event::CardExposed{expose.seat, expose.card});
  if (state.exposures >= exposures_allowed) {
    void_round(state, Role::dealer, VoidReason::exposed_cards, events);
    return Done{};
  }
  // K-08: only the first of the dealer's own. K-20: a packet has no first four cards. Once somebody
  // has decided by the up card it stays.
  if (dealers && state.dealer.exposed == 0 && state.settings.shoe == ShoeKind::hand &&
      nobody_has_decided(state))
    add(events, event::UpCardChanged{expose.card});
  return Done{};
}

// CP17-7.4, CP17-9.7: the dealer counts a hand. CP17-14.3: other than five cards, and the round was
// not dealt as CP17-6.3 or CP17-12.4 says.
Verdict decide_each(const State& state, const command::CountHand& count, Events& events) {
  if (!in_round(state.phase)) return Violation{&no_round, clause("CP17-9.7")};
  if (!count.seat.is_none()) {
    if (auto objection = why_no_player(state, count.seat)) return *objection;
    const Box& box = state.box(count.seat);
    if (!holds_cards(box) && box.standing != Standing::folded)
      return Violation{&no_hand_there, clause("CP17-9.7")};
  }
  if (count.cards < 0 || count.cards > 52)
    return Violation{&no_such_card, clause("CP17-9.7"), {{"cards", count.cards}}};
  add(events, event::HandCounted{count.seat, count.cards});
  if (count.cards != 5) void_round(state, Role::dealer, VoidReason::misdeal, events);
  return Done{};
}

// CP17-14.4: a hand got into the rack before its player acted on it or while it is to be verified.
Verdict decide_each(const State& state, const command::RackHand& rack, Events& events) {
  if (!in_round(state.phase)) return Violation{&no_round, clause("CP17-14.4")};
  if (auto objection = why_no_player(state, rack.seat)) return *objection;
  const Box& box = state.box(rack.seat);
  if (!holds_cards(box) || box.racked) return Violation{&not_needed_any_more, clause("CP17-14.4")};
  add(events, event::HandRacked{rack.seat});
  return Done{};
}

// Where it is not possible the operator voids the wager or the round.
Verdict decide_each(const State& state, const command::Reconstruct& reconstruct, Events& events) {
  if (auto objection = why_not_by(reconstruct.by, Role::supervisor, clause("CP17-14.4")))
    return *objection;
  if (auto objection = why_no_player(state, reconstruct.seat)) return *objection;
  if (!state.box(reconstruct.seat).racked) return Violation{&not_in_rack, clause("CP17-14.4")};
  add(events, event::HandReconstructed{reconstruct.seat});
  return Done{};
}

// CP17-13.2, CP17-14.3, CP17-12.6, CP17-16.2, CP17-16.4. K-27: not once the cards are in the rack.
Verdict decide_each(const State& state, const command::VoidRound& ask, Events& events) {
  const VoidPower power = power_to_void(ask.reason);
  // CP17-14.3, CP17-12.6: a supervisor finds a misdeal or a malfunction as well as the dealer.
  const bool dealers = power.by == Role::dealer;
  if (!(dealers && ask.by == Role::supervisor))
    if (auto objection = why_not_by(ask.by, power.by, power.given_by)) return *objection;
  if (!in_round(state.phase)) return Violation{&no_round, power.given_by};
  // CP17-12.8: a malfunction is a fault of the automated shoe.
  if (ask.reason == VoidReason::malfunction && state.settings.shoe != ShoeKind::automated)
    return Violation{&no_automated_shoe, clause("CP17-12.6")};
  void_round(state, ask.by, ask.reason, events);
  return Done{};
}

}  // namespace cardroom::canberra
