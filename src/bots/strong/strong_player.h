// The strong player, for any game between players. It imagines many ways in which the unseen cards
// may lie, plays every action it may choose to the end through the engine, and takes the one that
// leaves the most. It works for a number of deals, not for a time: the same seed gives the same
// game.
#pragma once

#include "base/chance.h"
#include "bots/strong/imagine.h"
#include "bots/strong/places.h"
#include "rules/round/commands.h"

namespace cardroom::bots {

struct Effort {
  int first = 48;   // Deals in which every action is tried.
  int again = 160;  // More of them for the two best.
};

// With `at_stake` it plays for the prizes of a tournament, otherwise for chips.
Command choose_strongly(const Terms& terms, const Known& known, Chance& chance,
                        const AtStake* at_stake = nullptr, const Effort& effort = {});

}  // namespace cardroom::bots
