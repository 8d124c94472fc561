#include "odds/equity/tally.h"

#include <numeric>

namespace cardroom::odds {

namespace {

template <class From>
void add_kinds(Totals::PlayerKinds& into, const From& from, std::int64_t weight) {
  for (std::size_t player = 0; player < players_most; ++player)
    for (std::size_t kind = 0; kind < kinds_most; ++kind)
      into[player][kind] += Wide{from[player][kind]} * weight;
}

}  // namespace

void Totals::take(Tally& tally, std::int64_t weight) {
  for (std::size_t code = 0; code < outcomes_.size(); ++code) {
    outcomes_[code] += Wide{tally.outcomes_[code]} * weight;
    tally.outcomes_[code] = 0;
  }
  if (tally.kinds_.high != nullptr) add_kinds(high, tally.high_, weight);
  if (tally.kinds_.low != nullptr) add_kinds(low, tally.low_, weight);
  tally.high_ = {};
  tally.low_ = {};
}

void Totals::add(const Totals& other) {
  for (std::size_t code = 0; code < outcomes_.size(); ++code)
    outcomes_[code] += other.outcomes_[code];
  add_kinds(high, other.high, 1);
  add_kinds(low, other.low, 1);
}

Wide Totals::deals() const { return std::accumulate(outcomes_.begin(), outcomes_.end(), Wide{0}); }

}  // namespace cardroom::odds
