// What irregularities, rulings and disputes change.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

void apply_to(State& state, const event::CardExposed& event);
void apply_to(State& state, const event::UpCardChanged& event);
void apply_to(State& state, const event::HandCounted& event);
void apply_to(State& state, const event::HandRacked& event);
void apply_to(State& state, const event::HandReconstructed& event);
void apply_to(State& state, const event::RoundVoided& event);
void apply_to(State& state, const event::Refunded& event);
void apply_to(State& state, const event::WagerVoided& event);
void apply_to(State& state, const event::ConductRecorded& event);
void apply_to(State& state, const event::FaultReported& event);
void apply_to(State& state, const event::PlayApproved& event);
void apply_to(State& state, const event::JackpotRepaired& event);
void apply_to(State& state, const event::DisputeOpened& event);
void apply_to(State& state, const event::DisputeRuled& event);
void apply_to(State& state, const event::ReviewRequested& event);
void apply_to(State& state, const event::ReviewRecorded& event);

}  // namespace cardroom::canberra
