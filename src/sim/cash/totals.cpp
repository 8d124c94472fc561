#include "sim/cash/totals.h"

#include <algorithm>

namespace cardroom::sim {

namespace {

template <std::size_t N>
void add_each(std::array<std::int64_t, N>& into, const std::array<std::int64_t, N>& from) {
  for (std::size_t at = 0; at < N; ++at) into[at] += from[at];
}

}  // namespace

void PlayerTotals::add(const PlayerTotals& other) {
  net.add(other.net);
  entered += other.entered;
  won += other.won;
  shown += other.shown;
  rebought += other.rebought;
  ruined += other.ruined;
  path.add(other.path);
}

void CashTotals::add(const CashTotals& other) {
  sessions += other.sessions;
  rounds += other.rounds;
  decisions += other.decisions;
  raises += other.raises;
  showdowns += other.showdowns;
  tap_outs += other.tap_outs;
  largest_pot = std::max(largest_pot, other.largest_pot);
  pots.add(other.pots);
  commission.add(other.commission);
  seconds.add(other.seconds);
  add_each(streets, other.streets);
  add_each(pot_sizes, other.pot_sizes);
  add_each(shown, other.shown);
  add_each(winning, other.winning);
  players.resize(std::max(players.size(), other.players.size()));
  for (std::size_t at = 0; at < other.players.size(); ++at) players[at].add(other.players[at]);
}

void Differences::add(const SessionFigures& one, const SessionFigures& other) {
  pots.add(other.pots - one.pots);
  commission.add(other.commission - one.commission);
  seconds.add(other.seconds - one.seconds);
  showdowns.add(other.showdowns - one.showdowns);
  for (std::size_t at = 0; at < net.size(); ++at) net[at].add(other.net[at] - one.net[at]);
}

void Differences::add(const Differences& other) {
  pots.add(other.pots);
  commission.add(other.commission);
  seconds.add(other.seconds);
  showdowns.add(other.showdowns);
  net.resize(std::max(net.size(), other.net.size()));
  for (std::size_t at = 0; at < other.net.size(); ++at) net[at].add(other.net[at]);
}

}  // namespace cardroom::sim
