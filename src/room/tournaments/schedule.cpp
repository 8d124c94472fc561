#include "room/tournaments/schedule.h"

#include <algorithm>

#include "room/tables/live_table.h"

namespace cardroom::room {

namespace {

using tournament::TournamentPhase;

// The next second of the tournament's clock at which something is announced; 0: none.
std::int64_t next_on_clock(const tournament::Tournament& state) {
  const tournament::Conditions& conditions = state.conditions;
  const std::int64_t now = clock_s(state);
  std::int64_t next = level_now(state).to_s;
  const auto consider = [&](std::int32_t minute) {
    const std::int64_t at = std::int64_t{60} * minute;
    if (at > now && (next == 0 || at < next)) next = at;
  };
  if (conditions.rebuys.allowed()) consider(conditions.rebuys.until_min);
  if (conditions.house.late_entry_min > 0) consider(conditions.house.late_entry_min);
  for (const tournament::RaceOffDue& due : conditions.race_offs) consider(due.at_min);
  for (const tournament::PlannedBreak& planned : conditions.breaks) consider(planned.at_min);
  return next;
}

std::int64_t in_play(const LiveTournament& tournament) {
  const tournament::TournamentClock& clock = tournament.state.clock;
  if (clock.on_break)
    return clock.break_ends_s == 0 ? LiveTable::never : tournament.ms_of(clock.break_ends_s);
  const std::int64_t next = next_on_clock(tournament.state);
  if (!clock.running || next == 0) return LiveTable::never;
  return tournament.ms_of(clock.began_s + clock.breaks_s + next);
}

std::int64_t before_play(const LiveTournament& tournament, std::int64_t now_ms) {
  if (!tournament.is_directed_by_room()) return LiveTable::never;
  if (tournament.announced.starts_ms > 0) return std::max(now_ms, tournament.announced.starts_ms);
  const int entered = entrants(tournament.state);
  if (entered >= entrants_wanted(tournament)) return now_ms;
  if (tournament.announced.bots_up_to == 0 || entered == 0) return LiveTable::never;
  const auto waits = tournament.due_ms.find(0);
  return waits == tournament.due_ms.end() ? now_ms + fill_after_ms : waits->second;
}

}  // namespace

int entrants_wanted(const LiveTournament& tournament) {
  const std::uint32_t bots = tournament.announced.bots_up_to;
  const std::uint32_t most = tournament.state.conditions.players_most;
  return static_cast<int>(bots == 0 ? most : std::min(bots, most));
}

std::int64_t clock_due_ms(const LiveTournament& tournament, std::int64_t now_ms) {
  if (tournament.stopped) return LiveTable::never;
  switch (tournament.state.phase) {
    case TournamentPhase::entries:
      return before_play(tournament, now_ms);
    case TournamentPhase::playing:
      return in_play(tournament);
    case TournamentPhase::over:
      return tournament.is_directed_by_room() ? now_ms : LiveTable::never;
    case TournamentPhase::finished:
    case TournamentPhase::cancelled:
      break;
  }
  return LiveTable::never;
}

}  // namespace cardroom::room
