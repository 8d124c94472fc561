// Sanctions, conduct, jackpot faults and disputes (CP17-13, CP17-14.5, CP17-16).
#include "canberra/table/decide_each.h"
#include "canberra/table/guards.h"

namespace cardroom::canberra {

namespace {

constexpr Rule no_breach_named{"no_breach_named",
                               "A sanction names the clause of these rules that was contravened."};
constexpr Rule not_conduct{"not_conduct", "The clause named is not one of conduct."};
constexpr Rule wagers_settled{"wagers_settled",
                              "The wagers are settled; only the whole round can be void now."};
constexpr Rule no_wager_there{"no_wager_there", "The player has no wager."};
constexpr Rule exclusion_of_collusion{"exclusion_of_collusion",
                                      "Exclusion from the round is for showing or sharing cards."};
constexpr Rule fault_known{"fault_known", "The fault is known."};
constexpr Rule no_fault{"no_fault", "No fault of the jackpot equipment was reported."};
constexpr Rule no_such_dispute{"no_such_dispute", "There is no such dispute at this stage."};
constexpr Rule too_many_disputes{"too_many_disputes", "Open disputes are ruled on first."};

bool is_of_these_rules(Clause breach) {
  return static_cast<bool>(breach) && breach.prefix() == "CP17";
}

Cents wagers_of(const State& state, Seat seat) {
  return state.on_layout(seat) + state.box(seat).jackpot;
}

const Dispute* find_dispute(const State& state, int number, DisputeStage stage) {
  for (const Dispute& dispute : state.disputes)
    if (dispute.number == number && dispute.stage == stage) return &dispute;
  return nullptr;
}

Objection why_no_dispute(const State& state, int number, DisputeStage stage) {
  if (find_dispute(state, number, stage) != nullptr) return std::nullopt;
  return Violation{&no_such_dispute, clause("CP17-16.5"), {{"number", number}}};
}

bool list_is_full(const State& state) {
  if (!state.disputes.full()) return false;
  for (const Dispute& dispute : state.disputes)
    if (dispute.stage == DisputeStage::ruled || dispute.stage == DisputeStage::reviewed)
      return false;
  return true;
}

}  // namespace

// CP17-16.3(a), G-08: a void wager is returned.
Verdict decide_each(const State& state, const command::VoidWager& ask, Events& events) {
  if (auto objection = why_not_by(ask.by, Role::operator_, clause("CP17-16.3(a)")))
    return *objection;
  if (!is_of_these_rules(ask.breach)) return Violation{&no_breach_named, clause("CP17-16.3")};
  if (auto objection = why_no_player(state, ask.seat)) return *objection;
  if (state.phase == Phase::settled) return Violation{&wagers_settled, clause("CP17-16.3(a)")};
  if (state.on_layout(ask.seat) == Cents(0))
    return Violation{&no_wager_there, clause("CP17-16.3(a)")};
  add(events, event::WagerVoided{ask.seat, wagers_of(state, ask.seat), ask.breach});
  return Done{};
}

// CP17-13.2: from the round; CP17-16.3(b): from the game. No clause collects the wagers of an
// excluded player, so they go back.
Verdict decide_each(const State& state, const command::Exclude& ask, Events& events) {
  const Clause power = ask.extent == Extent::round ? clause("CP17-13.2") : clause("CP17-16.3(b)");
  if (auto objection = why_not_by(ask.by, Role::operator_, power)) return *objection;
  if (!is_of_these_rules(ask.breach)) return Violation{&no_breach_named, clause("CP17-16.3")};
  if (ask.extent == Extent::round && !related(ask.breach, clause("CP17-13.2")))
    return Violation{&exclusion_of_collusion, clause("CP17-13.2")};
  if (auto objection = why_no_player(state, ask.seat)) return *objection;
  const Box& box = state.box(ask.seat);
  if (state.phase == Phase::settled && box.standing != Standing::out)
    return Violation{&wagers_settled, power};
  if (ask.extent == Extent::round && state.on_layout(ask.seat) == Cents(0))
    return Violation{&no_wager_there, power};
  const Cents wagers = state.on_layout(ask.seat) > Cents(0) ? wagers_of(state, ask.seat) : Cents(0);
  const Cents took = ask.extent == Extent::game ? state.stake(ask.seat) + wagers : Cents(0);
  add(events, event::Excluded{ask.seat, ask.extent, wagers, took, ask.breach});
  return Done{};
}

// CP17-13.1, CP17-13.2(a), (b), CP17-16.1, CP17-16.6, CP17-16.6(a), (b), (c), CP17-16.8, CP17-16.9,
// CP17-16.10: what people must not do is put on record.
Verdict decide_each(const State& state, const command::RecordConduct& record, Events& events) {
  if (record.by == Role::player)
    return *why_not_by(record.by, Role::supervisor, clause("CP17-16.3"));
  if (!is_of_these_rules(record.breach) || text_of(record.breach).kind != 'H')
    return Violation{&not_conduct, clause("CP17-16.3")};
  if (!record.seat.is_none())
    if (auto objection = why_no_player(state, record.seat)) return *objection;
  add(events, event::ConductRecorded{record.seat, record.breach});
  return Done{};
}

// CP17-14.5: the supervisor is told at once and play waits for approval.
Verdict decide_each(const State& state, const command::ReportFault&, Events& events) {
  if (state.equipment != JackpotEquipment::working)
    return Violation{&fault_known, clause("CP17-14.5")};
  add(events, event::FaultReported{});
  return Done{};
}

Verdict decide_each(const State& state, const command::ApprovePlay& approve, Events& events) {
  if (auto objection = why_not_by(approve.by, Role::supervisor, clause("CP17-14.5")))
    return *objection;
  if (state.equipment != JackpotEquipment::failed) return Violation{&no_fault, clause("CP17-14.5")};
  add(events, event::PlayApproved{});
  return Done{};
}

Verdict decide_each(const State& state, const command::RepairJackpot& repair, Events& events) {
  if (auto objection = why_not_by(repair.by, Role::supervisor, clause("CP17-14.5")))
    return *objection;
  if (state.equipment == JackpotEquipment::working)
    return Violation{&no_fault, clause("CP17-14.5")};
  add(events, event::JackpotRepaired{});
  return Done{};
}

// CP17-16.5, G-09: open, ruled by the operator, and on request reviewed by the Commission.
Verdict decide_each(const State& state, const command::OpenDispute& open, Events& events) {
  if (auto objection = why_no_player(state, open.seat)) return *objection;
  if (list_is_full(state)) return Violation{&too_many_disputes, clause("CP17-16.5")};
  add(events, event::DisputeOpened{state.disputes_opened + 1, open.seat});
  return Done{};
}

Verdict decide_each(const State& state, const command::RuleDispute& rule, Events& events) {
  if (auto objection = why_not_by(rule.by, Role::operator_, clause("CP17-16.5"))) return *objection;
  if (auto objection = why_no_dispute(state, rule.number, DisputeStage::open)) return *objection;
  add(events, event::DisputeRuled{rule.number});
  return Done{};
}

Verdict decide_each(const State& state, const command::RequestReview& request, Events& events) {
  if (auto objection = why_no_dispute(state, request.number, DisputeStage::ruled))
    return *objection;
  add(events, event::ReviewRequested{request.number});
  return Done{};
}

Verdict decide_each(const State& state, const command::RecordReview& record, Events& events) {
  if (auto objection = why_not_by(record.by, Role::inspector, clause("CP17-16.5")))
    return *objection;
  if (auto objection = why_no_dispute(state, record.number, DisputeStage::review_requested))
    return *objection;
  add(events, event::ReviewRecorded{record.number});
  return Done{};
}

}  // namespace cardroom::canberra
