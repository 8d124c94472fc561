#include "tournament/prizes/placings.h"

#include <algorithm>
#include <tuple>

namespace cardroom::tournament {

namespace {

using Ranked = std::vector<const Entry*>;

// Gives places from `first` on, the highest key first; equal keys share one.
template <class KeyOf>
void give_places(const Tournament& tournament, Ranked ranked, std::size_t first, KeyOf&& key_of,
                 std::vector<Placing>& into) {
  std::stable_sort(ranked.begin(), ranked.end(), [&](const Entry* one, const Entry* other) {
    return key_of(*one) > key_of(*other);
  });
  for (std::size_t from = 0; from < ranked.size();) {
    std::size_t to = from;
    while (to < ranked.size() && key_of(*ranked[to]) == key_of(*ranked[from])) ++to;
    const Placing shared{static_cast<std::uint16_t>(first + from),
                         static_cast<std::uint16_t>(to - from)};
    for (; from < to; ++from) into[tournament.entries.number_of(*ranked[from]) - 1U] = shared;
  }
}

}  // namespace

std::vector<Placing> placings_of(const Tournament& tournament) {
  Ranked left;
  Ranked out;
  for (const Entry& entry : tournament.entries)
    if (took_part(entry)) (is_in(entry) ? left : out).push_back(&entry);
  std::vector<Placing> placings(tournament.entries.size());
  const std::size_t first_out = left.size() + 1;
  // Players left when play was ended rank by their chips.
  if (tournament.phase != TournamentPhase::playing || left.size() == 1)
    give_places(
        tournament, std::move(left), 1, [](const Entry& entry) { return entry.stake; }, placings);
  give_places(
      tournament, std::move(out), first_out,
      [](const Entry& entry) { return std::tuple(entry.out_at, entry.contributed); }, placings);
  return placings;
}

Placing placing_of(const Tournament& tournament, const Entry& entry) {
  return placings_of(tournament)[tournament.entries.number_of(entry) - 1U];
}

}  // namespace cardroom::tournament
