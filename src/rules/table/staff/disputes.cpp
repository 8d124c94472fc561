#include "rules/table/staff/disputes.h"

#include "rules/table/refusals.h"
#include "rules/table/staff/director.h"

namespace cardroom {

namespace {

const Dispute* find_dispute(const Table& table, unsigned number, DisputeStage stage) {
  for (const Dispute& dispute : table.disputes)
    if (dispute.number == number && dispute.stage == stage) return &dispute;
  return nullptr;
}

Violation no_dispute(const Table& table, unsigned number) {
  return refuse(refusal::no_such_dispute, table.cite().dispute, {{"number", number}});
}

bool is_closed(const Dispute& dispute) {
  return dispute.stage == DisputeStage::ruled || dispute.stage == DisputeStage::reviewed;
}

bool room_for_dispute(const Table& table) {
  if (!table.disputes.full()) return true;
  for (const Dispute& dispute : table.disputes)
    if (is_closed(dispute)) return true;
  return false;
}

void ask_all(TableFlow& flow, SeatSet players) {
  for (const Seat seat : players)
    flow.emit(
        table_event::AgreementAsked{seat, flow.state.place(seat).player, flow.cite().agreement});
}

// S05-17.16: the players of the round under way, or those who would play the next.
SeatSet all_players(const Table& table) {
  if (table.dealing) return table.round.dealt & seated(table);
  SeatSet players;
  for (const Seat seat : seated(table))
    if (!table.place(seat).sits_out) players.insert(seat);
  return players;
}

}  // namespace

// *95-18.5, *95-18.6, S05-19.4, T01-18.6: anybody who plays here may complain.
Refusal perform(TableFlow& flow, const table_command::OpenDispute& open) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().dispute;
  if (open.player.is_none() || seat_of(table, open.player).is_none())
    return refuse(refusal::not_seated, clause);
  if (!room_for_dispute(table)) return refuse(refusal::too_many_disputes, clause);
  const auto number = static_cast<std::uint16_t>(table.disputes_opened + 1);
  flow.emit(table_event::DisputeOpened{number, open.player, open.text, clause});
  if (!table.game->staff.consulted.empty())
    flow.emit(table_event::ComplainantAdvised{number, open.player, flow.cite().dispute_notice});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::RuleDispute& rule) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().dispute;
  if (auto refusal = refuse_role(rule.by, {who_rules(table)}, clause)) return refusal;
  if (find_dispute(table, rule.number, DisputeStage::open) == nullptr)
    return no_dispute(table, rule.number);
  flow.emit(table_event::DisputeRuled{rule.number, rule.by, rule.text, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::RequestReview& request) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().dispute;
  if (table.game->staff.reviewer.empty()) return refuse(refusal::power_not_in_book, clause);
  const Dispute* const dispute = find_dispute(table, request.number, DisputeStage::ruled);
  if (dispute == nullptr) return no_dispute(table, request.number);
  if (dispute->player != request.player) return refuse(refusal::not_your_dispute, clause);
  flow.emit(table_event::ReviewRequested{request.number, request.player, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::ReviewDispute& review) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().dispute;
  if (auto refusal = refuse_role(review.by, {Role::inspector}, clause)) return refusal;
  if (find_dispute(table, review.number, DisputeStage::review_requested) == nullptr)
    return no_dispute(table, review.number);
  flow.emit(table_event::DisputeReviewed{review.number, review.review, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::Propose& propose) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().agreement;
  if (auto refusal = refuse_role(propose.by, {Role::operator_}, clause)) return refusal;
  if (!table.game->staff.agreements) return refuse(refusal::power_not_in_book, clause);
  if (table.proposal.stage == ProposalStage::open) return refuse(refusal::proposal_is_open, clause);
  const SeatSet players = all_players(table);
  if (players.empty()) return refuse(refusal::not_asked, clause);
  flow.emit(table_event::Proposed{propose.text, clause});
  ask_all(flow, players);
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::Answer& answer) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().agreement;
  if (auto refusal = refuse_seat(table, answer.seat)) return refusal;
  const PlayerId player = table.place(answer.seat).player;
  const Proposal& proposal = table.proposal;
  if (proposal.stage != ProposalStage::open || !proposal.unanswered.contains(player))
    return refuse(refusal::not_asked, clause);
  // C-25: one player who does not agree is enough for S05-19.4.
  if (answer.agrees)
    flow.emit(table_event::Agreed{answer.seat, player, clause});
  else
    flow.emit(table_event::ProposalRejected{answer.seat, flow.cite().dispute});
  return std::nullopt;
}

void conclude_agreement(TableFlow& flow) {
  const Proposal& proposal = flow.state.proposal;
  if (proposal.stage != ProposalStage::open || !proposal.unanswered.empty()) return;
  if (proposal.agreed > 0)
    flow.emit(table_event::ProposalAdopted{flow.cite().agreement});
  else
    flow.emit(table_event::ProposalRejected{Seat::none(), flow.cite().dispute});
}

// *95-18.6, T01-18.6: in any dispute, or on what the rules do not cover; S05-17.16, S05-19.4: where
// the players do not agree, or were not asked.
Refusal perform(TableFlow& flow, const table_command::Decide& decide) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().dispute;
  if (auto refusal = refuse_role(decide.by, {who_rules(table)}, clause)) return refusal;
  if (!table.game->staff.decides) return refuse(refusal::power_not_in_book, clause);
  if (table.proposal.stage == ProposalStage::open)
    flow.emit(table_event::ProposalRejected{Seat::none(), clause});
  flow.emit(table_event::Decided{decide.by, decide.text, clause});
  return std::nullopt;
}

}  // namespace cardroom
