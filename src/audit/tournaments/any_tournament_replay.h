// AnyTournamentReplay: a tournament of poker or of Canberra Poker, played again.
#pragma once

#include <string>
#include <variant>

#include "audit/round_records.h"
#include "audit/tournaments/contest_replay.h"
#include "audit/tournaments/tournament_replay.h"

namespace cardroom::audit {

using AnyTournamentReplay = std::variant<TournamentReplay, ContestReplay>;

// What is wrong with the announcement, if it is.
Result<AnyTournamentReplay, std::string> open_tournament_replay(
    const records::TournamentAnnounced& announced);

void step(AnyTournamentReplay& replay, const CommandRecord& record, const Lots& from,
          Complaints& complaints);
bool is_lost(const AnyTournamentReplay& replay);
Cents held_of(const AnyTournamentReplay& replay);  // What the cage must hold of it.
// What differs between one of its tables in the room and the tournament.
std::string fault_in_chips(const AnyTournamentReplay& replay, tournament::TableNumber number,
                           const AnyReplay& table);

}  // namespace cardroom::audit
