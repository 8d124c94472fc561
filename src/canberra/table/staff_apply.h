// What staff acts and seating change.
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

void apply_to(State& state, const event::LayoutApproved& event);
void apply_to(State& state, const event::CardsChecked& event);
void apply_to(State& state, const event::CardsCounted& event);
void apply_to(State& state, const event::CardsChanged& event);
void apply_to(State& state, const event::ShoeLoaded& event);
void apply_to(State& state, const event::ShoeReplaced& event);
void apply_to(State& state, const event::TableOpened& event);
void apply_to(State& state, const event::SignNoticed& event);
void apply_to(State& state, const event::SignChanged& event);
void apply_to(State& state, const event::ClosingNoticed& event);
void apply_to(State& state, const event::TableClosed& event);
void apply_to(State& state, const event::MarkerSet& event);
void apply_to(State& state, const event::Seated& event);
void apply_to(State& state, const event::ChipsBought& event);
void apply_to(State& state, const event::Left& event);
void apply_to(State& state, const event::Vacated& event);
void apply_to(State& state, const event::Excluded& event);

}  // namespace cardroom::canberra
