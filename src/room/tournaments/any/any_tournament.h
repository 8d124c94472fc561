// AnyTournament: what every tournament of the room has around it, whatever is played in it: how it
// was announced, its tables, when they go on, its log, who looks at it.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "records/tournament_records.h"
#include "room/effects.h"
#include "tournament/commands.h"

namespace cardroom::room {

// Something that happened, as people read it.
struct TournamentLogLine {
  std::int64_t at_ms = 0;
  std::string text;
  Clause clause;
  std::uint32_t act = 0;  // 0: it cannot be taken back.
  CARDROOM_DESCRIBED("line", at_ms, text, clause, act);
};

// A ballot that the room drew: who could be drawn, in the order of entry, and who was, in turn.
struct BallotDrawn {
  Seed key{};
  std::vector<PlayerId> before;
  std::vector<PlayerId> drawn;
  CARDROOM_DESCRIBED("ballot_drawn", key, before, drawn);
};

struct AnyTournament {
  static constexpr std::size_t log_kept = 1'000;

  records::TournamentAnnounced announced;
  std::optional<Seed> next_key;       // Of the next ballot: a secret that was committed to.
  std::optional<BallotDrawn> ballot;  // The last one, whose key is no secret any more.
  std::map<tournament::TableNumber, std::uint32_t> tables;  // The room's numbers.
  std::map<tournament::TableNumber, std::int64_t> due_ms;   // Table 0: the clock.
  std::optional<std::string> stopped;                       // Something broke here.
  bool behind = false;  // And what it was just then is not known, until the room is brought back.
  std::deque<TournamentLogLine> log;

  std::set<ConnectionId> watchers;

  std::uint32_t number() const { return announced.tournament; }
  bool is_directed_by_room() const { return announced.directing == records::Directing::room; }
  // Left out: the room deals them. Hosted tables are tables of the room too.
  records::TournamentTables kind_of_tables() const {
    return announced.tables.value_or(records::TournamentTables::dealt);
  }
  bool has_dealt_tables() const { return kind_of_tables() != records::TournamentTables::reported; }
  bool is_hosted() const { return kind_of_tables() == records::TournamentTables::hosted; }
  std::string stream() const { return "tournament/" + std::to_string(number()); }

  // Its own seconds, and back.
  std::int64_t second_at(std::int64_t now_ms) const {
    return (now_ms - announced.origin_ms) / 1000;
  }
  std::int64_t ms_of(std::int64_t second) const { return announced.origin_ms + 1000 * second; }

  void add_to_log(TournamentLogLine line) {
    log.push_back(std::move(line));
    if (log.size() > log_kept) log.pop_front();
  }
};

}  // namespace cardroom::room
