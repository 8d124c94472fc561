// LiveTournament: a tournament of the room with everything around it: its tables, when they go on,
// its log, who looks at it.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "records/tournament_records.h"
#include "room/effects.h"
#include "room/tournaments/display/recent.h"
#include "tournament/state.h"
#include "words/tournament_story.h"

namespace cardroom::room {

// Something that happened, as people read it.
struct TournamentLogLine {
  std::int64_t at_ms = 0;
  std::string text;
  Clause clause;
  std::uint32_t act = 0;  // 0: it cannot be taken back.
};

struct LiveTournament {
  static constexpr std::size_t log_kept = 100;

  records::TournamentAnnounced announced;
  tournament::Tournament state;
  bool balloted = false;  // The key of the ballot is no secret any more.
  std::map<tournament::TableNumber, std::uint32_t> tables;  // The room's numbers.
  std::map<PlayerId, tournament::TableNumber> seated;      // Where people sit at the room's tables.
  std::map<tournament::TableNumber, std::int64_t> due_ms;  // Table 0: the clock.
  std::map<tournament::TableNumber, std::int64_t> rebuys_until_ms;  // Somebody may still rebuy.
  std::optional<std::string> stopped;                               // Something broke here.
  bool behind = false;  // And what it was just then is not known, until the room is brought back.
  std::deque<TournamentLogLine> log;
  std::uint32_t act_noted = 0;  // The last act that is in it.
  RecentActs recent;

  std::set<ConnectionId> watchers;

  std::uint32_t number() const { return announced.tournament; }
  const tournament::Format& format() const { return *state.format; }
  bool is_directed_by_room() const { return announced.directing == records::Directing::room; }
  // Whether the room deals a table; otherwise it is a physical one that reports only results.
  bool is_dealt(tournament::TableNumber table) const {
    return state.tables.has(table) && !is_counted(state, table);
  }
  bool is_over() const {
    return state.phase == tournament::TournamentPhase::finished ||
           state.phase == tournament::TournamentPhase::cancelled;
  }
  std::string stream() const { return "tournament/" + std::to_string(number()); }

  // Its own seconds, and back.
  std::int64_t second_at(std::int64_t now_ms) const {
    return (now_ms - announced.origin_ms) / 1000;
  }
  std::int64_t ms_of(std::int64_t second) const { return announced.origin_ms + 1000 * second; }
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
