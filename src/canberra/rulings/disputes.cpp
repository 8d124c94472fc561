#include "canberra/rulings/disputes.h"

#include "canberra/round/guards.h"

namespace cardroom::canberra {

namespace {

const Dispute* find_dispute(const State& state, int number, DisputeStage stage) {
  for (const Dispute& dispute : state.disputes)
    if (dispute.number == number && dispute.stage == stage) return &dispute;
  return nullptr;
}

Refusal refuse_dispute(const State& state, int number, DisputeStage stage) {
  if (find_dispute(state, number, stage) != nullptr) return std::nullopt;
  return refuse(refusal::no_such_dispute, clause("CP17-16.5"), {{"number", number}});
}

bool list_is_full(const State& state) {
  if (!state.disputes.full()) return false;
  for (const Dispute& dispute : state.disputes)
    if (dispute.stage == DisputeStage::ruled || dispute.stage == DisputeStage::reviewed)
      return false;
  return true;
}

}  // namespace

// CP17-16.5, G-09: opened, ruled on by the operator, and reviewed by the Commission on request.
Refusal perform(TableFlow& flow, const command::OpenDispute& open) {
  const State& state = flow.state;
  if (auto refusal = refuse_player(state, open.seat)) return refusal;
  if (list_is_full(state)) return refuse(refusal::too_many_disputes, clause("CP17-16.5"));
  flow.emit(event::DisputeOpened{state.disputes_opened + 1, open.seat});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::RuleDispute& rule) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(rule.by, {Role::operator_}, clause("CP17-16.5"))) return refusal;
  if (auto refusal = refuse_dispute(state, rule.number, DisputeStage::open)) return refusal;
  flow.emit(event::DisputeRuled{rule.number});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::RequestReview& request) {
  const State& state = flow.state;
  if (auto refusal = refuse_dispute(state, request.number, DisputeStage::ruled)) return refusal;
  flow.emit(event::ReviewRequested{request.number});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::RecordReview& record) {
  const State& state = flow.state;
  if (auto refusal = refuse_role(record.by, {Role::inspector}, clause("CP17-16.5"))) return refusal;
  if (auto refusal = refuse_dispute(state, record.number, DisputeStage::review_requested))
    return refusal;
  flow.emit(event::ReviewRecorded{record.number});
  return std::nullopt;
}

}  // namespace cardroom::canberra
