// A simple sensible player for any game between players. It sees what a player in that seat sees
// and does what the legal list allows; random numbers come from the caller.
#pragma once

#include "base/chance.h"
#include "rules/game/terms.h"
#include "rules/round/commands.h"
#include "rules/round/view.h"

namespace cardroom::bots {

struct Temper {
  int samples = 60;             // How many deals it imagines for a decision.
  std::uint32_t bluffs = 40;    // How often in a thousand it bets with nothing.
  std::uint32_t passive = 250;  // How often in a thousand it only checks or calls with a good hand.
};

// What the player to act does; `view` is their own and holds their legal list.
Command choose(const Terms& terms, const RoundView& view, Chance& chance,
               const Temper& temper = {});

}  // namespace cardroom::bots
