// A shoe that deals the cards a hand tells of.
#pragma once

#include "history/plan.h"

namespace cardroom::history {

// Cards that are not known are chosen among those nobody tells of: what a hand needs to lose, for a
// player who never folds and never shows.
Result<Done, Unplayable> prepare_shoe(const ToldHand& told, Plan& plan);

}  // namespace cardroom::history
