// A shoe that deals the cards a hand tells of.
#pragma once

#include "history/plan.h"

namespace cardroom::history {

// Unknown cards are chosen from those that nobody tells of, so that a player who never folds and
// never shows loses.
Result<Done, Unplayable> prepare_shoe(const ToldHand& told, Plan& plan);

}  // namespace cardroom::history
