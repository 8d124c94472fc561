// Which cards to throw away in a draw.
#pragma once

#include <span>

#include "base/chance.h"
#include "cards/card_set.h"
#include "rules/game/terms.h"

namespace cardroom::bots {

// The cards of a whole hand whose exchange promises the best hand under the table's own order.
CardSet discards(const Terms& terms, std::span<const Card> hand, Chance& chance);

}  // namespace cardroom::bots
