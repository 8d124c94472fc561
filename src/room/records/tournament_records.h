// The records of a tournament, applied again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "records/tournament_records.h"
#include "room/desk/accounts.h"
#include "room/tables/tables.h"
#include "room/tournaments/tournaments.h"

namespace cardroom::room {

// What cannot be read is said. Where it breaks, the tournament stops with what it was before.
std::optional<std::string> apply_tournament_record(LiveTournament& tournament,
                                                   const records::TournamentRecord& record,
                                                   std::int64_t at_ms, const Accounts& accounts);

std::optional<std::string> apply_contest_record(LiveContest& live,
                                                const records::TournamentRecord& record,
                                                std::int64_t at_ms, const Accounts& accounts);

// Which of the room's tables are a tournament's, and who sits there.
void link_tables(Tournaments& tournaments, const Tables& tables);

}  // namespace cardroom::room
