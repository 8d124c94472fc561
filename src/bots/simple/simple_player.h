// Players that decide at a glance: random, caller, tight and loose. They look at their own cards,
// the board, the price and the legal list, and at nothing else.
#pragma once

#include "base/chance.h"
#include "bots/quick_player.h"
#include "bots/simple/scale.h"
#include "bots/temperament.h"

namespace cardroom::bots {

// What a player of this temperament does. The strong one plays by its first impression here; see
// bots/strong/strong_player.h.
Command choose_simply(Temperament temperament, const Scale& scale, const Terms& terms,
                      const Glimpse& glimpse, Chance& chance);

}  // namespace cardroom::bots
