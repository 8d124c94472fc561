#include "tournament/house/deal.h"

#include <algorithm>
#include <numeric>

#include "base/check.h"

namespace cardroom::tournament {

namespace {

__extension__ using Wide = __int128;

constexpr int chance_bits = 60;
constexpr int weight_bits = 40;  // What is left out of a weight: far less than a cent.

Cents sum_of(std::span<const Cents> amounts) {
  return std::accumulate(amounts.begin(), amounts.end(), Cents(0));
}

}  // namespace

std::vector<Cents> apportioned(Cents amount, std::span<const std::int64_t> weights) {
  Wide all = 0;
  for (const std::int64_t weight : weights) all += weight;
  check(all > 0, "an amount is divided among nobody");
  std::vector<Cents> parts;
  std::vector<Wide> rests;
  Cents given;
  for (const std::int64_t weight : weights) {
    const Wide exact = Wide{amount.count()} * weight;
    parts.emplace_back(static_cast<std::int64_t>(exact / all));
    rests.push_back(exact % all);
    given += parts.back();
  }
  std::vector<std::size_t> order(weights.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t one, std::size_t other) { return rests[one] > rests[other]; });
  for (std::size_t at = 0; given < amount; ++at) {
    parts[order[at]] += Cents(1);
    given += Cents(1);
  }
  return parts;
}

// chances[set] is the chance that exactly these players have the first places.
std::vector<Cents> icm(std::span<const Chips> stakes, std::span<const Cents> prizes) {
  const std::size_t players = stakes.size();
  check(players <= icm_most && prizes.size() == players, "ICM is asked about too many players");
  const std::size_t sets = std::size_t{1} << players;
  const Chips all = std::accumulate(stakes.begin(), stakes.end(), Chips(0));
  // Twenty players are ten million divisions: of 64 bits, where the stakes are small enough.
  const bool is_small = all.count() < std::int64_t{1} << 31;
  std::vector<std::int64_t> chances(sets);
  chances[0] = std::int64_t{1} << chance_bits;
  std::vector<Wide> worth(players);
  for (std::size_t set = 0; set + 1 < sets; ++set) {
    Chips others = all;
    std::size_t place = 0;
    for (std::size_t player = 0; player < players; ++player)
      if ((set >> player & 1) != 0) {
        others -= stakes[player];
        ++place;
      }
    const std::int64_t each = chances[set] / others.count();
    const std::int64_t rest = chances[set] % others.count();
    for (std::size_t player = 0; player < players; ++player) {
      if ((set >> player & 1) != 0) continue;
      const std::int64_t stake = stakes[player].count();
      const std::int64_t next =
          each * stake + (is_small
                              ? rest * stake / others.count()
                              : static_cast<std::int64_t>(Wide{rest} * stake / others.count()));
      chances[set | std::size_t{1} << player] += next;
      worth[player] += Wide{next} * prizes[place].count();
    }
  }
  std::vector<std::int64_t> weights;
  weights.reserve(worth.size());
  for (const Wide one : worth) weights.push_back(static_cast<std::int64_t>(one >> weight_bits));
  return apportioned(sum_of(prizes), weights);
}

std::vector<Cents> divided(DealKind kind, std::span<const Chips> stakes,
                           std::span<const Cents> prizes) {
  std::vector<std::int64_t> weights;
  switch (kind) {
    case DealKind::even:
      weights.assign(stakes.size(), 1);
      return apportioned(sum_of(prizes), weights);
    case DealKind::chips: {
      for (const Chips stake : stakes) weights.push_back(stake.count());
      const Cents least = prizes.back();
      std::vector<Cents> parts =
          apportioned(sum_of(prizes) - least * static_cast<std::int64_t>(stakes.size()), weights);
      for (Cents& part : parts) part += least;
      return parts;
    }
    case DealKind::icm:
      break;
  }
  return icm(stakes, prizes);
}

}  // namespace cardroom::tournament
