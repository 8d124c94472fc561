// What a contest needs before it can be announced, and what is done when it is.
#pragma once

#include <optional>
#include <vector>

#include "room/contests/live_contest.h"
#include "room/messages/refused.h"
#include "room/tournaments/any/wanted.h"

namespace cardroom::room {

std::optional<Refused> refuse_wanted_contest(const TournamentWanted& wanted, std::int64_t now_ms);

// CP17-17.2(a), CP17-17.2(b), CP17-17.4: the conditions are set. Where the room directs, they are
// also documented and published with the announcement, and the operator who announces nominates the
// room. The Commission is notified afterwards, with a reference (CP17-17.2(c)).
std::vector<contest::Command> opening_commands(const TournamentWanted& wanted);

}  // namespace cardroom::room
