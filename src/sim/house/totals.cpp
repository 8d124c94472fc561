#include "sim/house/totals.h"

#include <algorithm>

namespace cardroom::sim {

void BoxTotals::add(const BoxTotals& other) {
  net.add(other.net);
  bets += other.bets;
  ante += other.ante;
  wagered += other.wagered;
  jackpot_cents.add(other.jackpot_cents);
}

void JackpotTotals::add(const JackpotTotals& other) {
  wagers += other.wagers;
  wagered += other.wagered;
  paid += other.paid;
  for (std::size_t at = 0; at < hits.size(); ++at) hits[at] += other.hits[at];
  house_cents.add(other.house_cents);
  called_on += other.called_on;
  house_most = std::max(house_most, other.house_most);
  gap_longest = std::max(gap_longest, other.gap_longest);
  meter_most = std::max(meter_most, other.meter_most);
  meter.add(other.meter);
  reserve.add(other.reserve);
}

void HouseTotals::add(const HouseTotals& other) {
  sessions += other.sessions;
  rounds += other.rounds;
  seconds += other.seconds;
  won.add(other.won);
  jackpot.add(other.jackpot);
  boxes.resize(std::max(boxes.size(), other.boxes.size()));
  for (std::size_t at = 0; at < other.boxes.size(); ++at) boxes[at].add(other.boxes[at]);
}

}  // namespace cardroom::sim
