// What corrections change.
#pragma once

#include "tournament/state.h"

namespace cardroom::tournament {

void apply_to(Tournament& tournament, const event::Undone& told);
void apply_to(Tournament& tournament, const event::MoneyReturned& told);
void apply_to(Tournament& tournament, const event::Reopened& told);
void apply_to(Tournament& tournament, const event::ClockSet& told);
void apply_to(Tournament& tournament, const event::StakeCorrected& told);
void apply_to(Tournament& tournament, const event::PlaceCorrected& told);
void apply_to(Tournament& tournament, const event::Reinstated& told);

}  // namespace cardroom::tournament
