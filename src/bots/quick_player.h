// A quick player for simulations of very many rounds. It looks at its own cards, the board, the
// price and what is legal, and at nothing else; it imagines no deals.
#pragma once

#include "base/chance.h"
#include "rules/game/terms.h"
#include "rules/round/commands.h"
#include "rules/round/round.h"

namespace cardroom::bots {

// What the player to act may see of a round, as far as this player cares.
struct Glimpse {
  Hand own;
  FixedList<Card, 5> board;
  Legal legal;
  Chips stake;
  Chips pot;
  int raises = 0;
};

Glimpse glimpse_of(const Round& round);

// How good these cards look, 0 to 1000.
int looks_of(const Hand& own, const FixedList<Card, 5>& board);

Command choose_quickly(const Terms& terms, const Glimpse& glimpse, Chance& chance);

}  // namespace cardroom::bots
