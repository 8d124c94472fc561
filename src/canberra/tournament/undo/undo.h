// The director takes the last act back, and puts a player's chips right.
#pragma once

#include <memory>
#include <span>

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::Undo& asked);
Refusal perform(TournamentFlow& flow, const command::CorrectStack& asked);

// A copy of the tournament, without its history.
std::shared_ptr<const Tournament> as_it_is(const Tournament& tournament);
// Whether a command may be an act that can be taken back.
bool may_be_act(const Command& command);
bool is_act(std::span<const Event> events);
// After a command: an act is kept with what was before it. A round that is dealt ends the history.
void note_act(Tournament& tournament, std::shared_ptr<const Tournament> before,
              std::span<const Event> events);

}  // namespace cardroom::canberra::tournament
