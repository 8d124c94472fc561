// Acts of staff in a round of play: the clock, void rounds and wagers, penalties; and requests of
// players that are always refused.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

Refusal perform(RoundFlow& flow, const command::StartClock& start);
Refusal perform(RoundFlow& flow, const command::StopClock& stop);
Refusal perform(RoundFlow& flow, const command::PassTime& pass);
Refusal perform(RoundFlow& flow, const command::VoidRound& invalidate);
Refusal perform(RoundFlow& flow, const command::VoidWager& penalty);
Refusal perform(RoundFlow& flow, const command::PenaltyFold& penalty);
Refusal perform(RoundFlow& flow, const command::StrikeOut& strike);
Refusal perform(RoundFlow& flow, const command::LendChips& lend);
Refusal perform(RoundFlow& flow, const command::DividePot& divide);

}  // namespace cardroom
