// What the strong player throws away in a draw: it imagines deals, exchanges the cards in each way,
// lets everybody make the draws that are left, and looks who wins. What a quick look says is
// changed only for something that is clearly better.
#pragma once

#include "bots/strong/imagine.h"

namespace cardroom::bots {

CardSet choose_discards(const Terms& terms, const Known& known, const Scale& scale, Chance& chance);

}  // namespace cardroom::bots
