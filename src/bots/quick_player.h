// A quick player for simulations of very many rounds. It looks at its own cards, the board, the
// price and the legal list, and at nothing else. It imagines no deals.
#pragma once

#include "base/chance.h"
#include "rules/game/terms.h"
#include "rules/round/commands.h"
#include "rules/round/round.h"

namespace cardroom::bots {

// The part of a round that this player looks at; the player to act may see all of it.
struct Glimpse {
  Hand own;
  FixedList<Card, 5> board;
  Legal legal;
  Chips stake;
  Chips pot;
  int raises = 0;
  int street = 0;
};

Glimpse glimpse_of(const Round& round);

Command choose_quickly(const Terms& terms, const Glimpse& glimpse, Chance& chance);

}  // namespace cardroom::bots
