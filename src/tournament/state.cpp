#include "tournament/state.h"

namespace cardroom::tournament {

Tournament make_tournament(const Format& format) {
  Tournament made;
  made.format = &format;
  made.conditions = format.conditions;
  return made;
}

std::int64_t clock_s(const Tournament& tournament) {
  const Clock& clock = tournament.clock;
  if (!clock.running) return 0;
  const std::int64_t until = clock.on_break ? clock.break_began_s : tournament.now_s;
  return until - clock.began_s - clock.breaks_s;
}

LevelNow level_now(const Tournament& tournament) {
  return level_at(tournament.conditions, clock_s(tournament));
}

const Entry* find_entry(const Tournament& tournament, PlayerId player) {
  for (const Entry& entry : tournament.entries)
    if (entry.player == player) return &entry;
  return nullptr;
}

Entry* find_entry(Tournament& tournament, PlayerId player) {
  for (Entry& entry : tournament.entries)
    if (entry.player == player) return &entry;
  return nullptr;
}

int players_left(const Tournament& tournament) {
  int left = 0;
  for (const Entry& entry : tournament.entries) left += is_in(entry) ? 1 : 0;
  return left;
}

int entrants(const Tournament& tournament) {
  int count = 0;
  for (const Entry& entry : tournament.entries)
    count += took_part(entry) || entry.status == EntryStatus::entered ? 1 : 0;
  return count;
}

SeatSet seats_taken(const TableState& table) {
  SeatSet seats;
  for (unsigned at = 0; at < seats_max; ++at)
    if (table.who[at] != 0) seats.insert(seat_at(at));
  return seats;
}

int players_at(const TableState& table) { return seats_taken(table).size(); }

int tables_in_use(const Tournament& tournament) {
  int count = 0;
  for (const TableState& table : tournament.tables) count += table.in_use ? 1 : 0;
  return count;
}

Chips chips_in_play(const Tournament& tournament) {
  Chips all = tournament.uncounted;
  for (const Entry& entry : tournament.entries) all += entry.stake;
  return all;
}

// T-15, T-16: the fees of withdrawn entrants stay; those of replaced entrants went back.
Cents pool_of(const Tournament& tournament) {
  if (tournament.phase == TournamentPhase::cancelled) return {};
  Cents pool;
  for (const Entry& entry : tournament.entries) {
    if (entry.status == EntryStatus::reserve || entry.status == EntryStatus::replaced) continue;
    pool += entry.paid - tournament.conditions.commission + entry.bought;
  }
  return pool;
}

Cents commission_of(const Tournament& tournament) {
  Cents commission;
  if (tournament.phase == TournamentPhase::cancelled) return commission;
  for (const Entry& entry : tournament.entries)
    if (entry.paid > Cents(0) && entry.status != EntryStatus::replaced)
      commission += tournament.conditions.commission;
  return commission;
}

bool conserved(const Tournament& tournament) {
  return chips_in_play(tournament) == tournament.issued - tournament.removed;
}

}  // namespace cardroom::tournament
