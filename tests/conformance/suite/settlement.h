// A second way to calculate the payouts, written from the rules and not from the engine: whole
// numbers, the slow comparators, and every level of chips one by one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/seat_set.h"
#include "cards/card.h"
#include "rules/game/terms.h"

namespace cardroom::conformance {

using Count = std::int64_t;
using Counts = std::array<Count, seats_max>;

// What is known about a round of play when its betting is over.
struct Ending {
  SeatSet dealt;
  SeatSet active;
  Seat first;  // Odd units go to the winner nearest to this seat.
  Counts paid{};
  Counts forced{};
  Counts dead{};
  std::array<std::vector<Card>, seats_max> hole;
  std::vector<Card> board;
};

struct Settlement {
  Counts returned{};
  Counts won{};
  Count house = 0;
  SeatSet winners;
};

Settlement settle(const Terms& terms, Ending ending);

}  // namespace cardroom::conformance
