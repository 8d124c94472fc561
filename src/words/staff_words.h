// The acts of staff at a table, disputes and agreements, in sentences.
#pragma once

#include <string>

#include "rules/table/table.h"
#include "words/story.h"

namespace cardroom {

// What a sentence needs: the table after the event, the names by seat, and the name of the player
// whom the event is about.
struct StaffScene {
  const Table& table;
  const SeatNames& names;
  const std::string& player;
};

std::string staff_sentence(const table_event::TableApproved& approved, const StaffScene& scene);
std::string staff_sentence(const table_event::CardsChecked& checked, const StaffScene& scene);
std::string staff_sentence(const table_event::CardsChanged& changed, const StaffScene& scene);
std::string staff_sentence(const table_event::CountOrdered& ordered, const StaffScene& scene);
std::string staff_sentence(const table_event::DeckCounted& counted, const StaffScene& scene);
std::string staff_sentence(const table_event::Excluded& excluded, const StaffScene& scene);
std::string staff_sentence(const table_event::DealtOut& dealt_out, const StaffScene& scene);
std::string staff_sentence(const table_event::ConductRecorded& recorded, const StaffScene& scene);
std::string staff_sentence(const table_event::InformationShared& shared, const StaffScene& scene);
std::string staff_sentence(const table_event::DisputeOpened& opened, const StaffScene& scene);
std::string staff_sentence(const table_event::ComplainantAdvised& advised, const StaffScene& scene);
std::string staff_sentence(const table_event::DisputeRuled& ruled, const StaffScene& scene);
std::string staff_sentence(const table_event::ReviewRequested& requested, const StaffScene& scene);
std::string staff_sentence(const table_event::DisputeReviewed& reviewed, const StaffScene& scene);
std::string staff_sentence(const table_event::Proposed& proposed, const StaffScene& scene);
std::string staff_sentence(const table_event::AgreementAsked& asked, const StaffScene& scene);
std::string staff_sentence(const table_event::Agreed& agreed, const StaffScene& scene);
std::string staff_sentence(const table_event::ProposalAdopted& adopted, const StaffScene& scene);
std::string staff_sentence(const table_event::ProposalRejected& rejected, const StaffScene& scene);
std::string staff_sentence(const table_event::Decided& decided, const StaffScene& scene);

}  // namespace cardroom
