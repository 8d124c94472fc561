// What has happened at a table of Canberra Poker. An event tells; apply() makes it so and cannot
// refuse.
#pragma once

#include <type_traits>
#include <variant>

#include "base/fixed_list.h"
#include "canberra/table/round_events.h"
#include "canberra/table/ruling_events.h"
#include "canberra/table/table_events.h"

namespace cardroom::canberra {

using Event = std::variant<
    event::WagersCalled, event::AntePlaced, event::JackpotAccepted, event::JackpotNotAccepted,
    event::TakenBack, event::Advised, event::AnteReturned, event::ShoeReady, event::BoxDealt,
    event::DealerDealt, event::DecisionsOpened, event::BetPlaced, event::Folded,
    event::DealerRevealed, event::BoxSettled, event::JackpotDeclared, event::JackpotPaid,
    event::JackpotReseeded, event::JackpotLapsed, event::Collected, event::CardExposed,
    event::UpCardChanged, event::HandCounted, event::HandRacked, event::HandReconstructed,
    event::RoundVoided, event::Refunded, event::WagerVoided, event::Excluded,
    event::ConductRecorded, event::FaultReported, event::PlayApproved, event::JackpotRepaired,
    event::DisputeOpened, event::DisputeRuled, event::ReviewRequested, event::ReviewRecorded,
    event::LayoutApproved, event::CardsChecked, event::CardsCounted, event::CardsChanged,
    event::ShoeLoaded, event::ShoeReplaced, event::TableOpened, event::SignNoticed,
    event::SignChanged, event::ClosingNoticed, event::TableClosed, event::MarkerSet, event::Seated,
    event::ChipsBought, event::Left, event::Vacated>;
static_assert(std::is_trivially_copyable_v<Event> && sizeof(Event) <= 48);

// The longest list: nine boxes settled, each with a jackpot hand declared and paid.
using Events = FixedList<Event, 48>;

// Adds an event, made where it is kept.
template <class Happened>
void add(Events& events, const Happened& happened) {
  events.extend().template emplace<Happened>(happened);
}
// The same, to be filled in by the caller.
template <class Happened>
Happened& add(Events& events) {
  return events.extend().template emplace<Happened>();
}

}  // namespace cardroom::canberra
