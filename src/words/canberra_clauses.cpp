// The clause each event of the house game rests on.
#include "base/overloaded.h"
#include "words/canberra_story.h"

namespace cardroom::canberra {

namespace {

Clause clause_of_void(VoidReason reason) {
  switch (reason) {
    case VoidReason::exposed_cards:
      return clause("CP17-14.1");
    case VoidReason::misdeal:
      return clause("CP17-14.3");
    case VoidReason::malfunction:
      return clause("CP17-12.6");
    case VoidReason::collusion:
      return clause("CP17-13.2");
    case VoidReason::disturbance:
      return clause("CP17-16.2");
    case VoidReason::impractical:
    case VoidReason::fraud:
      return clause("CP17-16.4");
  }
  return {};
}

Clause clause_of_settlement(Outcome outcome) {
  switch (outcome) {
    case Outcome::not_qualified:
      return clause("CP17-9.3");
    case Outcome::higher:
      return clause("CP17-9.4");
    case Outcome::lower:
      return clause("CP17-9.5");
    case Outcome::equal:
      return clause("CP17-9.6");
  }
  return {};
}

Clause clause_of_payout(Category hand) {
  if (hand == Category::royal_flush) return clause("CP17-11.1(a)");
  if (hand == Category::straight_flush) return clause("CP17-11.1(b)");
  if (hand == Category::four) return clause("CP17-11.1(c)");
  if (hand == Category::full_house) return clause("CP17-11.1(d)");
  return clause("CP17-11.1(e)");
}

Clause by_shoe(ShoeKind kind, Clause by_hand, Clause automated) {
  return kind == ShoeKind::hand ? by_hand : automated;
}

constexpr auto of_round = overloaded{
    [](const event::WagersCalled&) { return clause("CP17-4.1"); },
    [](const event::AntePlaced&) { return clause("CP17-4.1(a)"); },
    [](const event::JackpotAccepted&) { return clause("CP17-10.6"); },
    [](const event::JackpotNotAccepted&) { return clause("CP17-10.2"); },
    [](const event::TakenBack&) { return clause("CP17-4.5"); },
    [](const event::Advised&) { return clause("CP17-3.4"); },
    [](const event::AnteReturned&) { return clause("CP17-3.4"); },
    [](const event::ShoeReady& e) {
      return by_shoe(e.kind, clause("CP17-5.2"), clause("CP17-12.2"));
    },
    [](const event::BoxDealt& e) {
      return by_shoe(e.kind, clause("CP17-6.3"), clause("CP17-12.4"));
    },
    [](const event::DealerDealt& e) {
      return by_shoe(e.kind, clause("CP17-6.2"), clause("CP17-12.4"));
    },
    [](const event::DecisionsOpened& e) {
      return by_shoe(e.kind, clause("CP17-7.1"), clause("CP17-12.5"));
    },
    [](const event::BetPlaced&) { return clause("CP17-7.2"); },
    [](const event::Folded&) { return clause("CP17-7.3"); },
    [](const event::DealerRevealed& e) {
      return e.qualifies ? clause("CP17-9.1") : clause("CP17-9.2");
    },
    [](const event::BoxSettled& e) { return clause_of_settlement(e.outcome); },
    [](const event::JackpotDeclared& e) {
      return e.by == Role::player ? clause("CP17-10.4") : clause("CP17-10.5");
    },
    [](const event::JackpotPaid& e) { return clause_of_payout(e.hand); },
    [](const event::JackpotReseeded&) { return clause("CP17-10.6"); },
    [](const event::JackpotLapsed&) { return clause("CP17-10.4"); },
    [](const event::Collected&) { return clause("CP17-9.7"); },
};

constexpr auto of_ruling = overloaded{
    [](const event::CardExposed&) { return clause("CP17-14.1"); },
    [](const event::UpCardChanged&) { return clause("CP17-14.2"); },
    [](const event::HandCounted&) { return clause("CP17-9.7"); },
    [](const event::HandRacked&) { return clause("CP17-14.4"); },
    [](const event::HandReconstructed&) { return clause("CP17-14.4"); },
    [](const event::RoundVoided& e) { return clause_of_void(e.reason); },
    [](const event::Refunded&) { return clause("CP17-DEF-Void"); },
    [](const event::WagerVoided&) { return clause("CP17-16.3(a)"); },
    [](const event::Excluded& e) {
      return e.extent == Extent::round ? clause("CP17-13.2") : clause("CP17-16.3(b)");
    },
    [](const event::ConductRecorded& e) { return e.breach; },
    [](const event::FaultReported&) { return clause("CP17-14.5"); },
    [](const event::PlayApproved&) { return clause("CP17-14.5"); },
    [](const event::JackpotRepaired&) { return clause("CP17-14.5"); },
    [](const event::DisputeOpened&) { return clause("CP17-16.5"); },
    [](const event::DisputeRuled&) { return clause("CP17-16.5"); },
    [](const event::ReviewRequested&) { return clause("CP17-16.5"); },
    [](const event::ReviewRecorded&) { return clause("CP17-16.5"); },
};

constexpr auto of_table = overloaded{
    [](const event::LayoutApproved&) { return clause("CP17-1.1"); },
    [](const event::CardsChecked&) { return clause("CP17-2.2"); },
    [](const event::CardsCounted&) { return clause("CP17-2.4"); },
    [](const event::CardsChanged&) { return clause("CP17-2.3"); },
    [](const event::ShoeLoaded&) { return clause("CP17-12.3"); },
    [](const event::ShoeReplaced&) { return clause("CP17-12.7"); },
    [](const event::TableOpened&) { return clause("CP17-15.1"); },
    [](const event::SignNoticed&) { return clause("CP17-3.1"); },
    [](const event::SignChanged&) { return clause("CP17-3.1"); },
    [](const event::ClosingNoticed&) { return clause("CP17-15.2"); },
    [](const event::TableClosed&) { return clause("CP17-15.2"); },
    [](const event::MarkerSet&) { return clause("CP17-3.2"); },
    [](const event::Seated&) { return clause("CP17-4.4"); },
    [](const event::ChipsBought&) { return clause("CP17-4.3"); },
    [](const event::Left&) { return clause("CP17-4.4"); },
    [](const event::Vacated&) { return clause("CP17-16.7"); },
};

}  // namespace

Clause clause_of(const Event& event) {
  return std::visit(overloaded{of_round, of_ruling, of_table}, event);
}

}  // namespace cardroom::canberra
