#include "tournament/prizes/placings.h"

#include <tuple>

namespace cardroom::tournament {

namespace {

// Players left when play was ended rank by their chips.
Placing by_stake(const Tournament& tournament, const Entry& entry) {
  Placing standing{1, 0};
  for (const Entry& other : tournament.entries) {
    if (!is_in(other)) continue;
    if (other.stake > entry.stake) ++standing.place;
    if (other.stake == entry.stake) ++standing.sharing;
  }
  return standing;
}

auto finish(const Entry& entry) { return std::tuple(entry.out_at, entry.contributed); }

}  // namespace

Placing placing_of(const Tournament& tournament, const Entry& entry) {
  if (!took_part(entry)) return {};
  const int left = players_left(tournament);
  if (is_in(entry) && tournament.phase == TournamentPhase::playing)
    return left == 1 ? Placing{1, 1} : Placing{};
  if (is_in(entry)) return by_stake(tournament, entry);
  Placing standing{static_cast<std::uint16_t>(left + 1), 0};
  for (const Entry& other : tournament.entries) {
    if (!took_part(other) || is_in(other)) continue;
    if (finish(other) > finish(entry)) ++standing.place;
    if (finish(other) == finish(entry)) ++standing.sharing;
  }
  return standing;
}

}  // namespace cardroom::tournament
