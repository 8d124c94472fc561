// Rulings: what the book in force says about an irregularity, and how it is carried out.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

Refusal perform(RoundFlow& flow, const command::Report& report);
Refusal perform(RoundFlow& flow, const command::Choose& choose);
Refusal perform(RoundFlow& flow, const command::Reshuffle& shuffle);
Refusal perform(RoundFlow& flow, const command::Redeal& redeal);

// Refunds every wager and ends the round (P-13).
void make_void(RoundFlow& flow, Clause refund);
// Ends it too, but the wagers leave play (M-18).
void make_void_without_refund(RoundFlow& flow, Clause clause);

}  // namespace cardroom
