// How good a player's cards look at a glance, in points from 0 to 1000. Points only put the hands
// of one game and one betting round in order; bots/simple/scale.h says how many hands are below.
#pragma once

#include "rules/game/terms.h"
#include "rules/round/round.h"

namespace cardroom::bots {

inline constexpr int looks_most = 1000;

// As a high hand.
int high_looks(const Hand& own, const FixedList<Card, 5>& board);

// As the table's game counts them: high, low, or both.
int looks_of(const Terms& terms, const Hand& own, const FixedList<Card, 5>& board);

// The value of a card in a low hand, from 0 for the best; the Joker is as good as the best.
int low_value(const LowOrder& order, Card card);

}  // namespace cardroom::bots
