// What has happened at a table of Canberra Poker. apply() changes the table accordingly.
#pragma once

#include <type_traits>
#include <variant>

#include "base/fixed_list.h"
#include "canberra/round/events.h"
#include "canberra/rulings/events.h"
#include "canberra/table/staff_events.h"

namespace cardroom::canberra {

using Event =
    std::variant<event::WagersCalled, event::AntePlaced, event::JackpotAccepted,
                 event::JackpotNotAccepted, event::TakenBack, event::Advised, event::AnteReturned,
                 event::ShoeReady, event::BoxDealt, event::DealerDealt, event::DecisionsOpened,
                 event::BetPlaced, event::Folded, event::DealerRevealed, event::BoxSettled,
                 event::JackpotDeclared, event::JackpotPaid, event::JackpotReseeded,
                 event::JackpotLapsed, event::Collected, event::CardsTold, event::NobodyLeft,
                 event::CardExposed, event::UpCardChanged, event::HandCounted, event::HandRacked,
                 event::HandReconstructed, event::RoundVoided, event::Refunded, event::WagerVoided,
                 event::Excluded, event::ConductRecorded, event::FaultReported, event::PlayApproved,
                 event::JackpotRepaired, event::DisputeOpened, event::DisputeRuled,
                 event::ReviewRequested, event::ReviewRecorded, event::LayoutApproved,
                 event::CardsChecked, event::CardsCounted, event::CardsChanged, event::ShoeLoaded,
                 event::ShoeReplaced, event::TableOpened, event::SignNoticed, event::SignChanged,
                 event::ClosingNoticed, event::TableClosed, event::MarkerSet, event::Seated,
                 event::ChipsBought, event::Left, event::Vacated>;
static_assert(std::is_trivially_copyable_v<Event> && sizeof(Event) <= 56);

// The longest list: nine boxes settled, each with a jackpot hand declared and paid.
using Events = FixedList<Event, 48>;

}  // namespace cardroom::canberra
