#include "canberra/rulings/sanctions.h"

#include "canberra/round/guards.h"
#include "canberra/table/refusals.h"

namespace cardroom::canberra {

namespace {

bool is_of_these_rules(Clause breach) {
  return static_cast<bool>(breach) && breach.prefix() == "CP17";
}

Cents wagers_of(const State& state, Seat seat) {
  return state.on_layout(seat) + state.box(seat).jackpot;
}

}  // namespace

// CP17-16.3(a), G-08: a void wager is returned.
Refusal perform(TableFlow& flow, const command::VoidWager& ask) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(ask.by, {Role::operator_}, clause("CP17-16.3(a)"))) return refusal;
  if (!is_of_these_rules(ask.breach)) return refuse(refusal::no_breach_named, clause("CP17-16.3"));
  if (auto refusal = refuse_player(state, ask.seat)) return refusal;
  if (state.phase == TablePhase::settled)
    return refuse(refusal::wagers_settled, clause("CP17-16.3(a)"));
  if (state.on_layout(ask.seat) == Cents(0))
    return refuse(refusal::no_wager_there, clause("CP17-16.3(a)"));
  flow.emit(event::WagerVoided{ask.seat, wagers_of(state, ask.seat), ask.breach});
  return std::nullopt;
}

// CP17-13.2: from the round; CP17-16.3(b): from the game. No clause collects the wagers of an
// excluded player, so they go back.
Refusal perform(TableFlow& flow, const command::Exclude& ask) {
  const State& state = flow.state;
  const Clause power = ask.extent == Extent::round ? clause("CP17-13.2") : clause("CP17-16.3(b)");
  if (auto refusal = refuse_role(ask.by, {Role::operator_}, power)) return refusal;
  if (!is_of_these_rules(ask.breach)) return refuse(refusal::no_breach_named, clause("CP17-16.3"));
  if (ask.extent == Extent::round && !related(ask.breach, clause("CP17-13.2")))
    return refuse(refusal::exclusion_of_collusion, clause("CP17-13.2"));
  if (auto refusal = refuse_player(state, ask.seat)) return refusal;
  const Box& box = state.box(ask.seat);
  if (state.phase == TablePhase::settled && box.standing != BoxStanding::out)
    return refuse(refusal::wagers_settled, power);
  if (ask.extent == Extent::round && state.on_layout(ask.seat) == Cents(0))
    return refuse(refusal::no_wager_there, power);
  const Cents wagers = state.on_layout(ask.seat) > Cents(0) ? wagers_of(state, ask.seat) : Cents(0);
  // What they take away in chips: a jackpot wager beside the chips goes back to them by itself.
  const bool beside = state.settings.jackpot == JackpotWagers::beside_chips;
  const Cents in_chips = beside ? state.on_layout(ask.seat) : wagers;
  const Cents took = ask.extent == Extent::game ? state.stake(ask.seat) + in_chips : Cents(0);
  flow.emit(event::Excluded{ask.seat, ask.extent, wagers, took, ask.breach, power});
  return std::nullopt;
}

// CP17-13.1, CP17-13.2(a), (b), CP17-16.1, CP17-16.6, CP17-16.6(a), (b), (c), CP17-16.8, CP17-16.9,
// CP17-16.10: forbidden conduct is put on record.
Refusal perform(TableFlow& flow, const command::RecordConduct& record) {
  const State& state = flow.state;
  if (record.by == Role::player)
    return refuse_role(record.by, {Role::supervisor}, clause("CP17-16.3"));
  if (!is_of_these_rules(record.breach) || text_of(record.breach).kind != 'H')
    return refuse(refusal::not_conduct, clause("CP17-16.3"));
  if (!record.seat.is_none())
    if (auto refusal = refuse_player(state, record.seat)) return refusal;
  flow.emit(event::ConductRecorded{record.seat, record.breach, record.breach});
  return std::nullopt;
}

// CP17-14.5: the supervisor is told at once and play waits for approval.
Refusal perform(TableFlow& flow, const command::ReportFault&) {
  const State& state = flow.state;
  if (state.equipment != JackpotEquipment::working)
    return refuse(refusal::fault_known, clause("CP17-14.5"));
  flow.emit(event::FaultReported{});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::ApprovePlay& approve) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(approve.by, {Role::supervisor}, clause("CP17-14.5")))
    return refusal;
  if (state.equipment != JackpotEquipment::failed)
    return refuse(refusal::no_fault, clause("CP17-14.5"));
  flow.emit(event::PlayApproved{});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::RepairJackpot& repair) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(repair.by, {Role::supervisor}, clause("CP17-14.5")))
    return refusal;
  if (state.equipment == JackpotEquipment::working)
    return refuse(refusal::no_fault, clause("CP17-14.5"));
  flow.emit(event::JackpotRepaired{});
  return std::nullopt;
}

}  // namespace cardroom::canberra
