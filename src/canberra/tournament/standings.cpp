#include "canberra/tournament/standings.h"

#include <algorithm>

namespace cardroom::canberra::tournament {

namespace {

// What puts one player above another: points, or how far each got; then additional rounds.
struct Standing {
  std::int64_t points = 0;
  std::int64_t session = 0;
  std::int64_t round = 0;
  std::int64_t stack = 0;
  std::int64_t play_off = 0;
  friend constexpr auto operator<=>(const Standing&, const Standing&) = default;
};

Standing rank_of(const Tournament& tournament, const Entrant& entrant) {
  const std::int64_t off = entrant.play_off;
  if (tournament.conditions.competition == Competition::points)
    return {.points = entrant.points, .play_off = off};
  return {.session = entrant.last_session,
          .round = entrant.last_round,
          .stack = entrant.last_stack.count(),
          .play_off = off};
}

bool is_placed(const Entrant& entrant) { return entrant.status != EntrantStatus::reserve; }

}  // namespace

Cents prize_pool(const Tournament& tournament) {
  Cents pool;
  for (const Entrant& entrant : tournament.entrants)
    pool += entrant.paid + entrant.bought - entrant.refunded;
  return pool - commission_of(tournament);
}

Cents commission_of(const Tournament& tournament) {
  Cents commission;
  if (tournament.phase == CanberraPhase::cancelled) return commission;
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.paid > Cents(0)) commission += tournament.conditions.commission;
  return commission;
}

Standings standings_of(const Tournament& tournament) {
  FixedList<const Entrant*, entrants_most> order;
  for (const Entrant& entrant : tournament.entrants)
    if (is_placed(entrant)) order.push_back(&entrant);
  std::stable_sort(order.begin(), order.end(), [&](const Entrant* left, const Entrant* right) {
    return rank_of(tournament, *left) > rank_of(tournament, *right);
  });
  Standings standings;
  for (std::size_t at = 0; at < order.size(); ++at) {
    const bool equal =
        at > 0 && rank_of(tournament, *order[at]) == rank_of(tournament, *order[at - 1]);
    if (!equal) standings.push_back({.place = static_cast<std::uint16_t>(at + 1), .players = {}});
    standings.back().players.push_back(order[at]->player);
  }
  return standings;
}

// The remainder goes to the first place.
Cents prize_of_place(const Tournament& tournament, std::size_t place) {
  const auto& shares = tournament.conditions.prizes;
  std::size_t players = 0;
  for (const Entrant& entrant : tournament.entrants) players += is_placed(entrant) ? 1U : 0U;
  const std::size_t paid = std::min(shares.size(), players);
  if (place > paid) return Cents(0);
  const Cents pool = prize_pool(tournament);
  const auto share = [&](std::size_t at) { return pool * shares[at] / 10'000; };
  if (place > 1) return share(place - 1);
  Cents rest = pool;
  for (std::size_t at = 1; at < paid; ++at) rest -= share(at);
  return rest;
}

}  // namespace cardroom::canberra::tournament
