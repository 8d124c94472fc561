// When the room next has to look at a contest's clock.
#pragma once

#include <cstdint>

#include "room/contests/live_contest.h"

namespace cardroom::room {

inline constexpr std::int64_t buy_back_ms = 20'000;  // How long players may think about it.
inline constexpr std::int64_t seat_ms = 5'000;       // From the ballot until a session starts.

// LiveTable::never: nothing happens by itself.
std::int64_t contest_clock_due_ms(const LiveContest& live, std::int64_t now_ms);

// As many entrants as start it without the clock.
int entrants_wanted(const LiveContest& live);

// CP17-17.3(a)(ii)(F): whether anybody who is out may still buy back.
bool may_buy_back(const contest::Tournament& state, const contest::Entrant& entrant);

}  // namespace cardroom::room
