// Which hand wins: the strengths of the players still in, and the winners of each pot.
#pragma once

#include <array>

#include "rules/round/commission.h"
#include "rules/round/flow.h"

namespace cardroom {

struct Strengths {
  std::array<Strength, seats_max> high{};
  std::array<Strength, seats_max> low{};
};

Strengths strengths_of(const Terms& terms, const Round& round);

// Each pot with its winners, before commission.
WonPots winners_of(const Terms& terms, const Pots& pots, const Strengths& strengths);

// M-15, M-20, N-18: the player who shows first, and the clause that says so.
Seat first_to_show(const Terms& terms, const Round& round);

// Showdown and payment when betting is done; only payment when one player is left. A hand that its
// player does not show, at a table where only what is shown is known, contests nothing.
void settle(RoundFlow& flow, SeatSet not_shown = {});

}  // namespace cardroom
