// The last ballot of a tournament, as anybody may see it: enough to draw it again.
#pragma once

#include <cstdint>
#include <string>

#include "room/desk/accounts.h"
#include "room/messages/tournament.h"
#include "room/tournaments/any/any_tournament.h"

namespace cardroom::room {

outgoing::TournamentBallot ballot_shown(const AnyTournament& tournament, std::int64_t from,
                                        const std::string& id, const Accounts& accounts);

}  // namespace cardroom::room
