// A simple sensible player for any game between players. It sees what a player in its seat sees and
// may do what the legal list says; the random numbers are given.
#pragma once

#include "base/chance.h"
#include "rules/game/terms.h"
#include "rules/round/commands.h"
#include "rules/round/view.h"

namespace cardroom::bots {

struct Temper {
  int samples = 60;             // Deals imagined for a decision.
  std::uint32_t bluffs = 40;    // In a thousand chances to bet with nothing.
  std::uint32_t passive = 250;  // In a thousand good hands that only check or call.
};

// What the player to act does; `view` is his own, with his legal list in it.
Command choose(const Terms& terms, const View& view, Chance& chance, const Temper& temper = {});

}  // namespace cardroom::bots
