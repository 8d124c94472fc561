// Draws: what a tournament decides by lot, from a seed that goes on record: seats, the order in
// which the players of a broken table are seated, the cards of a race-off.
#pragma once

#include <string>

#include "cards/seed.h"
#include "tournament/state.h"

namespace cardroom::room {

// What is published before the ballot, so that anybody can check its key afterwards.
std::string commitment_to_ballot(std::uint32_t tournament, const Seed& key);

// Whether a command leaves out what is drawn by lot.
bool wants_draw(const tournament::Tournament& state, const tournament::Command& command);

// The command with what is drawn for it.
tournament::Command drawn(const tournament::Tournament& state, tournament::Command command,
                          const Seed& seed);

}  // namespace cardroom::room
