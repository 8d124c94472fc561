// What a player is told about a seat that they get.
#pragma once

#include <string>

#include "room/tournaments/live_tournament.h"

namespace cardroom::room {

// `events` are all of the command that gave it.
std::string say_seat(const LiveTournament& tournament, const tournament::event::Allotted& allotted,
                     const tournament::Events& events);

}  // namespace cardroom::room
