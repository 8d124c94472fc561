// A hand's five cards as people lay them out: first the cards that make the hand, then the others
// from the top down. The Joker lies where the card it stands for would lie.
#pragma once

#include "eval/compare.h"
#include "eval/low_compare.h"

namespace cardroom {

// 9s 4c Kd 9d 4h as 9s 9d 4c 4h Kd; a straight with the Ace low ends with the Ace.
FiveCards arranged(const FiveCards& cards, const HighOrder& order);
FiveCards arranged_low(const FiveCards& cards, const LowOrder& order);

}  // namespace cardroom
