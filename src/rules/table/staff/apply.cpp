#include "rules/table/staff/apply.h"

namespace cardroom {

namespace {

void move_dispute(Table& table, unsigned number, DisputeStage to) {
  for (Dispute& dispute : table.disputes)
    if (dispute.number == number) dispute.stage = to;
}

// The oldest finished dispute makes room; the journal keeps it.
void make_room(FixedList<Dispute, 16>& disputes) {
  if (!disputes.full()) return;
  for (std::size_t at = 0; at < disputes.size(); ++at) {
    const DisputeStage stage = disputes[at].stage;
    if (stage != DisputeStage::ruled && stage != DisputeStage::reviewed) continue;
    disputes.erase_at(at);
    return;
  }
}

template <class List>
void erase(List& list, PlayerId player) {
  for (std::size_t at = list.size(); at > 0; --at)
    if (list[at - 1] == player) list.erase_at(at - 1);
}

}  // namespace

void apply_to(Table& table, const table_event::TableApproved&) { table.approved = true; }

void apply_to(Table& table, const table_event::CardsChecked& checked) {
  CardsInUse& cards = table.cards;
  switch (checked.check) {
    case CardCheck::opening:
      cards.checked = true;
      return;
    case CardCheck::closing:
      cards.closed = true;
      return;
    case CardCheck::replacement:
      break;
  }
  if (checked.by == Role::dealer)
    cards.by_dealer = true;
  else
    cards.by_supervisor = true;
  if (checked.complete) cards.replaced = false;
}

void apply_to(Table& table, const table_event::CardsChanged& changed) {
  CardsInUse& cards = table.cards;
  cards.replaced = cards.replaced || changed.to_check;
  cards.by_dealer = cards.by_supervisor = false;
  cards.unfit = Unfit::no;
}

void apply_to(Table& table, const table_event::CountOrdered&) { table.cards.count_ordered = true; }

void apply_to(Table& table, const table_event::DeckCounted& counted) {
  table.cards.count_ordered = false;
  if (counted.count == counted.proper) return;
  table.cards.unfit = Unfit::count;
  table.cards.unfit_by = counted.clause;
}

void apply_to(Table& table, const table_event::Excluded& excluded) {
  table.excluded.push_back(excluded.player);
  for (std::size_t at = table.wishes.size(); at > 0; --at)
    if (table.wishes[at - 1].player == excluded.player) table.wishes.erase_at(at - 1);
}

void apply_to(Table& table, const table_event::DealtOut& dealt_out) {
  table.place(dealt_out.seat).dealt_out = true;
}

void apply_to(Table& table, const table_event::ConductRecorded& recorded) {
  if (recorded.seat.is_none()) return;
  Place& place = table.place(recorded.seat);
  if (place.conduct < 255) ++place.conduct;
}

void apply_to(Table&, const table_event::InformationShared&) {}

void apply_to(Table& table, const table_event::DisputeOpened& opened) {
  make_room(table.disputes);
  table.disputes.push_back({.number = opened.number,
                            .player = opened.player,
                            .stage = DisputeStage::open,
                            .text = opened.text});
  table.disputes_opened = opened.number;
}

void apply_to(Table&, const table_event::ComplainantAdvised&) {}

void apply_to(Table& table, const table_event::DisputeRuled& ruled) {
  move_dispute(table, ruled.number, DisputeStage::ruled);
}

void apply_to(Table& table, const table_event::ReviewRequested& requested) {
  move_dispute(table, requested.number, DisputeStage::review_requested);
}

void apply_to(Table& table, const table_event::DisputeReviewed& reviewed) {
  move_dispute(table, reviewed.number, DisputeStage::reviewed);
}

void apply_to(Table& table, const table_event::Proposed& proposed) {
  table.proposal = {};
  table.proposal.stage = ProposalStage::open;
  table.proposal.text = proposed.text;
}

void apply_to(Table& table, const table_event::AgreementAsked& asked) {
  table.proposal.unanswered.push_back(asked.player);
}

void apply_to(Table& table, const table_event::Agreed& agreed) {
  erase(table.proposal.unanswered, agreed.player);
  ++table.proposal.agreed;
}

void apply_to(Table& table, const table_event::ProposalAdopted&) {
  table.proposal.stage = ProposalStage::adopted;
}

void apply_to(Table& table, const table_event::ProposalRejected&) {
  table.proposal.stage = ProposalStage::rejected;
  table.proposal.unanswered.clear();
}

void apply_to(Table&, const table_event::Decided&) {}

}  // namespace cardroom
