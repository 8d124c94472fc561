// LiveTournament: a tournament of poker between players, as the room runs it.
#pragma once

#include <cstdint>
#include <map>

#include "room/tournaments/any/any_tournament.h"
#include "room/tournaments/display/recent.h"
#include "tournament/state.h"
#include "words/tournament/story.h"

namespace cardroom::room {

struct LiveTournament : AnyTournament {
  tournament::Tournament state;
  std::map<PlayerId, tournament::TableNumber> seated;  // Where people sit at the room's tables.
  std::map<tournament::TableNumber, std::int64_t> rebuys_until_ms;   // Somebody may still rebuy.
  std::map<tournament::TableNumber, std::int64_t> top_ups_until_ms;  // The same for a top-up.
  std::uint32_t act_noted = 0;  // The last act that is in the log.
  RecentActs recent;

  const tournament::Format& format() const { return *state.format; }
  // Whether the room deals a table; otherwise it is a physical one that reports only results.
  bool is_dealt(tournament::TableNumber table) const {
    return has_dealt_tables() && state.tables.has(table) && !is_counted(state, table);
  }
  bool is_over() const {
    return state.phase == tournament::TournamentPhase::finished ||
           state.phase == tournament::TournamentPhase::cancelled;
  }
};

// As it was announced, before anything else happened. False: this program has no such format.
bool open_tournament(LiveTournament& tournament, const records::TournamentAnnounced& announced);

// Puts events into its log.
void note_events(LiveTournament& tournament, const tournament::Events& events, std::int64_t at_ms,
                 const tournament::NameOf& name_of);

// It was wound up: it is over, and everybody has their money back.
void end_wound_up(LiveTournament& tournament, std::int64_t at_ms);

// Whoever plays a seat: the entrant or their substitute.
inline PlayerId plays_for(const tournament::Entry& entry) {
  return entry.played_by.is_none() ? entry.player : entry.played_by;
}

}  // namespace cardroom::room
