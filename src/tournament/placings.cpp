#include "tournament/placings.h"

#include <tuple>

namespace cardroom::tournament {

namespace {

auto finish(const Entry& entry) { return std::tuple(entry.out_s, entry.contributed); }

}  // namespace

Standing standing_of(const Tournament& tournament, const Entry& entry) {
  if (!took_part(entry)) return {};
  const int left = players_left(tournament);
  if (is_in(entry)) return left == 1 ? Standing{1, 1} : Standing{};
  Standing standing{static_cast<std::uint16_t>(left + 1), 0};
  for (const Entry& other : tournament.entries) {
    if (!took_part(other) || is_in(other)) continue;
    if (finish(other) > finish(entry)) ++standing.place;
    if (finish(other) == finish(entry)) ++standing.sharing;
  }
  return standing;
}

}  // namespace cardroom::tournament
