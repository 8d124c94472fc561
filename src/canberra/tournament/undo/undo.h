// The director takes the last act back, and puts a player's chips right.
#pragma once

#include <optional>
#include <span>

#include "canberra/tournament/flow.h"

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::Undo& asked);
Refusal perform(TournamentFlow& flow, const command::CorrectStack& asked);

// Whether a command may be an act that can be taken back.
bool may_be_act(const Command& command);
bool is_act(std::span<const Event> events);
// An act can be taken back, and whatever comes after it goes with it.
bool has_history(const Tournament& tournament);
// After a command: an act is kept with what it changed. A round that is dealt ends the history.
void note_act(Tournament& tournament, const std::optional<Tournament>& before,
              std::span<const Event> events);

}  // namespace cardroom::canberra::tournament
