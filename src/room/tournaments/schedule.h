// When the room next has to look at a tournament's clock.
#pragma once

#include <cstdint>

#include "room/tournaments/live_tournament.h"

namespace cardroom::room {

// How long a tournament waits for more people before house bots fill it up.
inline constexpr std::int64_t fill_after_ms = 5'000;

// LiveTable::never: nothing happens by itself. A level, a break and the rebuys end at a second of
// the day; so a restart loses and adds none.
std::int64_t clock_due_ms(const LiveTournament& tournament, std::int64_t now_ms);

// As many entrants as start it without the clock.
int entrants_wanted(const LiveTournament& tournament);

}  // namespace cardroom::room
