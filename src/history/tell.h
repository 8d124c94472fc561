// What the formats of the poker world say about a hand that was played.
#pragma once

#include "history/played.h"

namespace cardroom::history {

// How much a hand says beyond what the format has words for. Each level includes those before.
enum class Saying {
  nothing,
  rulebook,  // Which rulebook and which determinations.
  cards,     // The whole shoe, the marker, and what was posted.
  commands,  // Every command, including those of staff.
};

// What the formats of the poker world say about a hand.
ToldHand tell(const Played& played, Saying saying);

}  // namespace cardroom::history
