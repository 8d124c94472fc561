// on(state, event): one for every event; apply() picks the one that fits.
#pragma once

#include "canberra/table/events.h"

namespace cardroom::canberra {

// The table and its players: on_table_event.cpp.
void on(State& state, const event::LayoutApproved& event);
void on(State& state, const event::CardsChecked& event);
void on(State& state, const event::CardsCounted& event);
void on(State& state, const event::CardsChanged& event);
void on(State& state, const event::ShoeLoaded& event);
void on(State& state, const event::ShoeReplaced& event);
void on(State& state, const event::TableOpened& event);
void on(State& state, const event::SignNoticed& event);
void on(State& state, const event::SignChanged& event);
void on(State& state, const event::ClosingNoticed& event);
void on(State& state, const event::TableClosed& event);
void on(State& state, const event::MarkerSet& event);
void on(State& state, const event::Seated& event);
void on(State& state, const event::ChipsBought& event);
void on(State& state, const event::Left& event);
void on(State& state, const event::Vacated& event);

// A round of play: on_round_event.cpp.
void on(State& state, const event::WagersCalled& event);
void on(State& state, const event::AntePlaced& event);
void on(State& state, const event::JackpotAccepted& event);
void on(State& state, const event::JackpotNotAccepted& event);
void on(State& state, const event::TakenBack& event);
void on(State& state, const event::Advised& event);
void on(State& state, const event::AnteReturned& event);
void on(State& state, const event::ShoeReady& event);
void on(State& state, const event::BoxDealt& event);
void on(State& state, const event::DealerDealt& event);
void on(State& state, const event::DecisionsOpened& event);
void on(State& state, const event::BetPlaced& event);
void on(State& state, const event::Folded& event);
void on(State& state, const event::DealerRevealed& event);
void on(State& state, const event::BoxSettled& event);
void on(State& state, const event::JackpotDeclared& event);
void on(State& state, const event::JackpotPaid& event);
void on(State& state, const event::JackpotReseeded& event);
void on(State& state, const event::JackpotLapsed& event);
void on(State& state, const event::Collected& event);

// What went wrong: on_ruling_event.cpp.
void on(State& state, const event::CardExposed& event);
void on(State& state, const event::UpCardChanged& event);
void on(State& state, const event::HandCounted& event);
void on(State& state, const event::HandRacked& event);
void on(State& state, const event::HandReconstructed& event);
void on(State& state, const event::RoundVoided& event);
void on(State& state, const event::Refunded& event);
void on(State& state, const event::WagerVoided& event);
void on(State& state, const event::Excluded& event);
void on(State& state, const event::ConductRecorded& event);
void on(State& state, const event::FaultReported& event);
void on(State& state, const event::PlayApproved& event);
void on(State& state, const event::JackpotRepaired& event);
void on(State& state, const event::DisputeOpened& event);
void on(State& state, const event::DisputeRuled& event);
void on(State& state, const event::ReviewRequested& event);
void on(State& state, const event::ReviewRecorded& event);

// Gives a box back everything it wagered this round, jackpot wager included, before settlement.
void return_wagers(State& state, Seat seat);

}  // namespace cardroom::canberra
