#include "words/staff_words.h"

#include "cards/card_list.h"

namespace cardroom {

namespace {

// ": the pot was split wrongly"; empty if nothing was said.
template <std::size_t N>
std::string said(const TextOf<N>& text) {
  return text.empty() ? std::string() : ": " + std::string(text.view());
}

std::string the(Role role) { return "the " + std::string(word(role)); }

std::string dispute(unsigned number) { return "dispute " + std::to_string(number); }

std::string reviewer(const StaffScene& scene) {
  return std::string(scene.table.game->staff.reviewer);
}

std::string seat_list(const FixedList<Seat, 10>& seats) {
  std::string words;
  for (const Seat seat : seats)
    words += (words.empty() ? "" : ", ") + std::to_string(seat.number());
  return words;
}

}  // namespace

std::string staff_sentence(const table_event::TableApproved& approved, const StaffScene&) {
  return "the table is approved for use" + said(approved.text);
}

std::string staff_sentence(const table_event::CardsChecked& checked, const StaffScene&) {
  const std::string checks = the(checked.by) + " checks the cards one by one";
  switch (checked.check) {
    case CardCheck::opening:
      return checks + " before gaming";
    case CardCheck::closing:
      return checks + " at the end of gaming";
    case CardCheck::replacement:
      break;
  }
  return the(checked.by) + " checks the replacement cards" +
         (checked.complete ? "" : "; another check is due");
}

std::string staff_sentence(const table_event::CardsChanged& changed, const StaffScene&) {
  return std::string(changed.all ? "all cards are changed" : "some cards are changed") +
         (changed.to_check ? "; they are checked before they come into play" : "");
}

std::string staff_sentence(const table_event::CountOrdered&, const StaffScene&) {
  return "the supervisor orders a count of the cards";
}

std::string staff_sentence(const table_event::DeckCounted& counted, const StaffScene&) {
  const std::string found = the(counted.by) + " counts " + std::to_string(counted.count) + " cards";
  if (counted.count == counted.proper) return found + ", the proper number";
  return found + " where there should be " + std::to_string(counted.proper) +
         "; the cards must be changed";
}

std::string staff_sentence(const table_event::Excluded& excluded, const StaffScene& scene) {
  std::string words = say(excluded.seat, scene.names) + " is excluded from the game";
  if (excluded.breach) words += " for a breach of " + std::string(excluded.breach.id());
  return words;
}

std::string staff_sentence(const table_event::DealtOut& dealt_out, const StaffScene& scene) {
  return say(dealt_out.seat, scene.names) + " is dealt out of the next round of play";
}

std::string staff_sentence(const table_event::ConductRecorded& recorded, const StaffScene& scene) {
  const std::string whom = recorded.seat.is_none() ? "" : " of " + say(recorded.seat, scene.names);
  return the(recorded.by) + " puts conduct" + whom + " on record" + said(recorded.text);
}

std::string staff_sentence(const table_event::InformationShared& shared, const StaffScene& scene) {
  std::string what;
  for (const Card card : shared.cards) what += " " + to_string(card);
  if (!shared.text.empty()) what += " " + std::string(shared.text.view());
  return "seats " + seat_list(shared.to) + " are told of the hand of " +
         say(shared.seat, scene.names) + ":" + what;
}

std::string staff_sentence(const table_event::DisputeOpened& opened, const StaffScene& scene) {
  return scene.player + " opens " + dispute(opened.number) + said(opened.text);
}

std::string staff_sentence(const table_event::ComplainantAdvised&, const StaffScene& scene) {
  return scene.player + " is advised of the presence of " +
         std::string(scene.table.game->staff.consulted) + " and of the right to consult one";
}

std::string staff_sentence(const table_event::DisputeRuled& ruled, const StaffScene& scene) {
  std::string words = the(ruled.by) + " rules on " + dispute(ruled.number) + said(ruled.text);
  if (reviewer(scene).empty()) return words + "; this is final";
  return words + "; this is final, subject to review by " + reviewer(scene) + " if requested";
}

std::string staff_sentence(const table_event::ReviewRequested& requested, const StaffScene& scene) {
  return scene.player + " asks for a review of " + dispute(requested.number) + " by " +
         reviewer(scene);
}

std::string staff_sentence(const table_event::DisputeReviewed& reviewed, const StaffScene& scene) {
  return reviewer(scene) + " reviews " + dispute(reviewed.number) + ": the decision is " +
         std::string(word(reviewed.review));
}

std::string staff_sentence(const table_event::Proposed& proposed, const StaffScene&) {
  return "the operator proposes to the players" + said(proposed.text);
}

std::string staff_sentence(const table_event::AgreementAsked& asked, const StaffScene& scene) {
  return say(asked.seat, scene.names) + " is asked to agree";
}

std::string staff_sentence(const table_event::Agreed& agreed, const StaffScene& scene) {
  return say(agreed.seat, scene.names) + " agrees";
}

std::string staff_sentence(const table_event::ProposalAdopted&, const StaffScene& scene) {
  return "all players agree; it is adopted" + said(scene.table.proposal.text);
}

std::string staff_sentence(const table_event::ProposalRejected& rejected, const StaffScene& scene) {
  if (rejected.seat.is_none()) return "the players have not all agreed; the operator decides";
  return say(rejected.seat, scene.names) + " does not agree; the operator decides";
}

std::string staff_sentence(const table_event::Decided& decided, const StaffScene& scene) {
  std::string words = the(decided.by) + " decides" + said(decided.text);
  if (!reviewer(scene).empty()) words += "; subject to review by " + reviewer(scene);
  return words;
}

}  // namespace cardroom
