// Cards for a hand that stayed to the end and was never shown: it must not win by accident.
#pragma once

#include <span>

#include "cards/card_list.h"
#include "history/told.h"
#include "rules/game/terms.h"

namespace cardroom::history {

// For the unknown cards of a hand, in their order: the weakest way to fill them from the unseen
// cards; of some thousand random ones if there are more.
CardList weakest(const Terms& terms, const ToldCards& hole, std::span<const Card> board,
                 CardSet unseen);

}  // namespace cardroom::history
