// Which cards to throw away in a draw, at a glance: for players in simulations and in rounds that a
// bot imagines.
#pragma once

#include "cards/card_set.h"
#include "rules/game/terms.h"
#include "rules/round/round.h"

namespace cardroom::bots {

CardSet quick_discards(const Terms& terms, const Hand& hand);

}  // namespace cardroom::bots
