#include "tournament/prizes/prizes.h"

#include <algorithm>

#include "tournament/prizes/placings.h"

namespace cardroom::tournament {

namespace {

constexpr Cents dollar{100};

// Shares are paid in whole dollars; the first place gets the remainder.
Cents by_share(const Conditions& conditions, Cents pool, int place, int placed) {
  const int paid = std::min(placed, static_cast<int>(conditions.shares.size()));
  if (place > paid) return {};
  const auto share = [&](int of) {
    const Cents exact = pool * conditions.shares[static_cast<std::size_t>(of - 1)] / 10'000;
    return exact - exact % dollar;
  };
  if (place > 1) return share(place);
  Cents first = pool;
  for (int other = 2; other <= paid; ++other) first -= share(other);
  return first;
}

// In a satellite: as many seats as the pool buys, and the rest to the next place.
Cents by_seat(const Conditions& conditions, Cents pool, int place, int placed) {
  const int seats = static_cast<int>(std::min<std::int64_t>(pool / conditions.seat_value, placed));
  const Cents rest = pool - conditions.seat_value * seats;
  if (place <= seats) {
    // Nobody is left for the rest, or it is a whole seat that nobody can take.
    return conditions.seat_value + (seats == placed && place == 1 ? rest : Cents(0));
  }
  return place == seats + 1 ? rest : Cents(0);
}

}  // namespace

Cents prize_of_place(const Conditions& conditions, Cents pool, int place, int placed) {
  if (conditions.seat_value > Cents(0)) return by_seat(conditions, pool, place, placed);
  return by_share(conditions, pool, place, placed);
}

// S05-20.19, T-14: equal contributions: the prizes are combined and divided equally. A cent that
// cannot be divided goes to those who entered first.
Cents prize_of(const Tournament& tournament, const Entry& entry) {
  const Placing standing = placing_of(tournament, entry);
  if (standing.place == 0) return {};
  int placed = 0;
  int before = 0;  // How many of those who share entered earlier.
  for (const Entry& other : tournament.entries) {
    if (!took_part(other)) continue;
    ++placed;
    if (&other < &entry && placing_of(tournament, other).place == standing.place) ++before;
  }
  Cents all;
  const Cents pool = pool_of(tournament);
  for (int place = standing.place; place < standing.place + standing.sharing; ++place)
    all += prize_of_place(tournament.conditions, pool, place, placed);
  const Cents each = all / standing.sharing;
  return each + (before < (all - each * standing.sharing).count() ? Cents(1) : Cents(0));
}

}  // namespace cardroom::tournament
