// What each event of staff changes in a Table.
#pragma once

#include "rules/table/table.h"

namespace cardroom {

void apply_to(Table& table, const table_event::TableApproved& approved);
void apply_to(Table& table, const table_event::CardsChecked& checked);
void apply_to(Table& table, const table_event::CardsChanged& changed);
void apply_to(Table& table, const table_event::CountOrdered& ordered);
void apply_to(Table& table, const table_event::DeckCounted& counted);
void apply_to(Table& table, const table_event::Excluded& excluded);
void apply_to(Table& table, const table_event::DealtOut& dealt_out);
void apply_to(Table& table, const table_event::ConductRecorded& recorded);
void apply_to(Table& table, const table_event::InformationShared& shared);
void apply_to(Table& table, const table_event::DisputeOpened& opened);
void apply_to(Table& table, const table_event::ComplainantAdvised& advised);
void apply_to(Table& table, const table_event::DisputeRuled& ruled);
void apply_to(Table& table, const table_event::ReviewRequested& requested);
void apply_to(Table& table, const table_event::DisputeReviewed& reviewed);
void apply_to(Table& table, const table_event::Proposed& proposed);
void apply_to(Table& table, const table_event::AgreementAsked& asked);
void apply_to(Table& table, const table_event::Agreed& agreed);
void apply_to(Table& table, const table_event::ProposalAdopted& adopted);
void apply_to(Table& table, const table_event::ProposalRejected& rejected);
void apply_to(Table& table, const table_event::Decided& decided);

}  // namespace cardroom
