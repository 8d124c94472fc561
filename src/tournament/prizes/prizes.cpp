#include "tournament/prizes/prizes.h"

#include <algorithm>

#include "tournament/prizes/placings.h"

namespace cardroom::tournament {

namespace {

constexpr Cents dollar{100};

// House addition: other shares from so many entries on.
const Shares& shares_for(const Conditions& conditions, int placed) {
  const Shares* shares = &conditions.shares;
  for (const PrizeRow& row : conditions.house.prize_rows)
    if (row.entries <= placed) shares = &row.shares;
  return *shares;
}

// Shares are paid in whole dollars; the first place gets the remainder.
Cents by_share(const Conditions& conditions, Cents pool, int place, int placed) {
  const Shares& shares = shares_for(conditions, placed);
  const int paid = std::min(placed, static_cast<int>(shares.size()));
  if (place > paid) return {};
  const auto share = [&](int of) {
    const Cents exact = pool * shares[static_cast<std::size_t>(of - 1)] / 10'000;
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

std::vector<Cents> prizes_left(const Tournament& tournament) {
  const auto placed = static_cast<int>(
      std::count_if(tournament.entries.begin(), tournament.entries.end(), took_part));
  const Cents pool = pool_of(tournament);
  std::vector<Cents> prizes;
  for (int place = 1; place <= players_left(tournament); ++place)
    prizes.push_back(prize_of_place(tournament.conditions, pool, place, placed));
  return prizes;
}

// S05-20.19, T-14: equal contributions: the prizes are combined and divided equally. A cent that
// cannot be divided goes to those who entered first.
std::vector<Cents> prizes_of(const Tournament& tournament) {
  const std::vector<Placing> placings = placings_of(tournament);
  const Cents pool = pool_of(tournament);
  const auto placed = static_cast<int>(
      std::count_if(tournament.entries.begin(), tournament.entries.end(), took_part));
  std::vector<std::int64_t> spare(placings.size() + 1);  // Cents left to give out, by place.
  std::vector<Cents> prizes(placings.size());
  std::vector<Cents> each(placings.size() + 1);
  std::vector<bool> known(placings.size() + 1);
  for (std::size_t at = 0; at < placings.size(); ++at) {
    const auto [place, sharing] = placings[at];
    if (place == 0) continue;
    if (!known[place]) {
      Cents all;
      for (int of = place; of < place + sharing; ++of)
        all += prize_of_place(tournament.conditions, pool, of, placed);
      known[place] = true;
      each[place] = all / sharing;
      spare[place] = (all - each[place] * sharing).count();
    }
    prizes[at] = each[place] + Cents(spare[place]-- > 0 ? 1 : 0);
  }
  if (!is_deal_made(tournament)) return prizes;
  for (const DealShare& share : tournament.deal->shares)
    prizes[tournament.entries.number_of(*find_entry(tournament, share.player)) - 1U] = share.amount;
  return prizes;
}

Cents prize_of(const Tournament& tournament, const Entry& entry) {
  return prizes_of(tournament)[tournament.entries.number_of(entry) - 1U];
}

}  // namespace cardroom::tournament
