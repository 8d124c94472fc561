// A hand's five cards as people lay them out: what makes the hand first, then from the top down,
// the Joker where the card it stands for would be.
#pragma once

#include "eval/compare.h"
#include "eval/low_compare.h"

namespace cardroom {

// 9s 4c Kd 9d 4h as 9s 9d 4c 4h Kd; a straight with the Ace low ends with the Ace.
FiveCards arranged(const FiveCards& cards, const HighOrder& order);
FiveCards arranged_low(const FiveCards& cards, const LowOrder& order);

}  // namespace cardroom
