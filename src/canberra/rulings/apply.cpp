#include "canberra/rulings/apply.h"

#include "canberra/round/apply.h"

namespace cardroom::canberra {

namespace {

Dispute* find_dispute(State& state, int number) {
  for (Dispute& dispute : state.disputes)
    if (dispute.number == number) return &dispute;
  return nullptr;
}

void set_stage(State& state, int number, DisputeStage stage) {
  if (Dispute* const dispute = find_dispute(state, number)) dispute->stage = stage;
}

}  // namespace

void apply_to(State& state, const event::CardExposed& event) {
  ++state.exposures;
  const auto bit = static_cast<std::uint8_t>(1U << event.card);
  std::uint8_t& exposed =
      event.seat.is_none() ? state.dealer.exposed : state.box(event.seat).exposed;
  exposed = static_cast<std::uint8_t>(exposed | bit);
}

void apply_to(State& state, const event::UpCardChanged& event) {
  state.dealer.up = static_cast<std::uint8_t>(event.card);
}

void apply_to(State&, const event::HandCounted&) {}

void apply_to(State& state, const event::HandRacked& event) { state.box(event.seat).racked = true; }

void apply_to(State& state, const event::HandReconstructed& event) {
  state.box(event.seat).racked = false;
}

// CP17-DEF-Void, K-09: as if the round of play had never occurred. One event does all of it,
// because halfway through the pools could be short.
void apply_to(State& state, const event::RoundVoided& event) {
  for (unsigned at = 0; at < boxes_max; ++at) {
    Box& box = state.boxes[at];
    const BoxResult& result = box.result;
    const Chips paid = result.ante_paid + result.bet_paid;
    const Seat seat = seat_at(at);
    state.stake(seat) += state.on_layout(seat) + in_cents(result.collected - paid);
    move_jackpot_money(state, seat, box.jackpot - result.jackpot_paid);
    state.on_layout(seat) = Cents(0);
    state.house -= in_cents(result.collected - paid);
    box.ante = box.bet = Chips(0);
    box.jackpot = Cents(0);
    box.result = {};
    box.standing = BoxStanding::out;
    box.declared = Declared::no;
    box.cards = {};
    box.exposed = 0;
    box.racked = false;
  }
  state.dealer = {};
  state.jackpot += -state.round_jackpot;
  state.round_jackpot = {};
  state.phase = TablePhase::between;
  // CP17-12.6, CP17-12.7: the shoe is repaired and loaded again, or replaced, before the next
  // round.
  if (event.reason == VoidReason::malfunction) state.shoe_loaded = false;
}

// RoundVoided has moved the money. This event records what each box got back.
void apply_to(State& state, const event::Refunded& event) {
  state.box(event.seat).result.returned = event.wagers_cents;
}

void apply_to(State& state, const event::WagerVoided& event) {
  return_wagers(state, event.seat);
  if (in_round(state.phase)) state.box(event.seat).standing = BoxStanding::excluded;
}

void apply_to(State&, const event::ConductRecorded&) {}

void apply_to(State& state, const event::FaultReported&) {
  state.equipment = JackpotEquipment::failed;
}

void apply_to(State& state, const event::PlayApproved&) {
  state.equipment = JackpotEquipment::failed_play_approved;
}

void apply_to(State& state, const event::JackpotRepaired&) {
  state.equipment = JackpotEquipment::working;
}

void apply_to(State& state, const event::DisputeOpened& event) {
  state.disputes_opened = static_cast<std::uint16_t>(event.number);
  // When the list is full it forgets the oldest finished dispute; the journal keeps them all.
  for (std::size_t at = 0; state.disputes.full() && at < state.disputes.size(); ++at)
    if (state.disputes[at].stage == DisputeStage::ruled ||
        state.disputes[at].stage == DisputeStage::reviewed)
      state.disputes.erase_at(at);
  if (!state.disputes.full())
    state.disputes.push_back({state.disputes_opened, event.seat, DisputeStage::open});
}

void apply_to(State& state, const event::DisputeRuled& event) {
  set_stage(state, event.number, DisputeStage::ruled);
}

void apply_to(State& state, const event::ReviewRequested& event) {
  set_stage(state, event.number, DisputeStage::review_requested);
}

void apply_to(State& state, const event::ReviewRecorded& event) {
  set_stage(state, event.number, DisputeStage::reviewed);
}

}  // namespace cardroom::canberra
