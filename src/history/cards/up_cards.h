// Cards face up that nobody tells of.
#pragma once

#include "history/cards/slots.h"
#include "history/plan.h"

namespace cardroom::history {

// Chooses them so that the player who opens a betting round in the file opens it here too, with a
// pair where only a pair allows what they bet, and takes them from the unseen cards. Changes
// nothing if it finds no such cards.
void choose_up_cards(const ToldHand& told, const Plan& plan, CardSet& unseen, Slots& slots);

}  // namespace cardroom::history
