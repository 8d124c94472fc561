#include "tournament/state.h"

#include <algorithm>

namespace cardroom::tournament {

Tournament make_tournament(const Format& format) {
  Tournament made;
  made.format = &format;
  made.conditions = format.conditions;
  return made;
}

std::int64_t clock_s(const Tournament& tournament) {
  const TournamentClock& clock = tournament.clock;
  if (!clock.running) return 0;
  const std::int64_t until = clock.on_break ? clock.break_began_s : tournament.now_s;
  return until - clock.began_s - clock.breaks_s;
}

LevelNow level_now(const Tournament& tournament) {
  return level_at(tournament.conditions, clock_s(tournament));
}

bool is_counted(const Tournament& tournament, TableNumber table) {
  return tournament.tables.has(table) && tournament.table(table).stacks == Stacks::counted;
}

bool any_counted(const Tournament& tournament) {
  for (const TournamentTable& table : tournament.tables)
    if (table.in_use && table.stacks == Stacks::counted) return true;
  return false;
}

bool is_deal_made(const Tournament& tournament) { return tournament.deal && tournament.deal->made; }

bool is_deal_open(const Tournament& tournament) {
  if (!tournament.deal || tournament.deal->made) return false;
  const auto& shares = tournament.deal->shares;
  return static_cast<int>(shares.size()) == players_left(tournament) &&
         std::all_of(shares.begin(), shares.end(), [&](const DealShare& share) {
           return find_entry(tournament, share.player)->stake == share.stake;
         });
}

const Entry* find_entry(const Tournament& tournament, PlayerId player) {
  return tournament.entries.find(player);
}

int players_left(const Tournament& tournament) { return tournament.entries.tally().left; }

int entrants(const Tournament& tournament) { return tournament.entries.tally().entrants; }

int tables_in_use(const Tournament& tournament) { return tournament.tables.in_use(); }

Chips chips_in_play(const Tournament& tournament) {
  return tournament.uncounted + tournament.entries.tally().stakes;
}

namespace {

Cents collected(const Tournament& tournament) {
  const Tally& tally = tournament.entries.tally();
  const Cents kept = tournament.conditions.commission + tournament.conditions.house.bounty;
  return tally.paid - kept * tally.paying + tally.bought;
}

}  // namespace

Cents pool_of(const Tournament& tournament) {
  if (tournament.phase == TournamentPhase::cancelled) return {};
  return std::max(collected(tournament), tournament.conditions.house.guarantee);
}

Cents guarantee_missing(const Tournament& tournament) {
  return pool_of(tournament) - collected(tournament);
}

Cents commission_of(const Tournament& tournament) {
  if (tournament.phase == TournamentPhase::cancelled) return {};
  return tournament.conditions.commission * tournament.entries.tally().charged;
}

bool conserved(const Tournament& tournament) {
  return chips_in_play(tournament) == tournament.issued - tournament.removed;
}

}  // namespace cardroom::tournament
