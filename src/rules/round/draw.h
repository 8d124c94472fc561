// The draw of Draw Poker: replacements, fifth cards, and a shuffle of the discards when needed.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

// T01-B-2.3: replacements for the players who drew. True when the draw is complete.
bool go_on_drawing(RoundFlow& flow);

// The cards that may be shuffled for `drawer` when the shoe has run out (T01-B-2.6, C-20).
CardSet discards_for(const Round& round, Seat drawer);

}  // namespace cardroom
