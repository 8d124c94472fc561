// What the formats of the poker world tell of a hand that was played.
#pragma once

#include "history/played.h"

namespace cardroom::history {

// How much a hand says besides what the format has words for. Each level says all of those before.
enum class Saying {
  nothing,
  rulebook,  // Which rulebook, and what was determined.
  cards,     // The whole shoe, the marker, and what was posted.
  commands,  // Every command, staff's among them.
};

// What the formats of the poker world tell of a hand.
ToldHand tell(const Played& played, Saying saying);

}  // namespace cardroom::history
