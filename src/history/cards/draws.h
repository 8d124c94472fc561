// The shoe of a hand in which players exchange cards, and which cards they throw away.
#pragma once

#include "history/plan.h"

namespace cardroom::history {

// Like prepare_shoe(), and sets what each discard of the hand is. A discard that is not told is the
// oldest unknown card of the player. If more cards are dealt than the deck has, the rest come from
// a new shuffle.
Result<Done, Unplayable> prepare_draws(const ToldHand& told, Plan& plan);

}  // namespace cardroom::history
