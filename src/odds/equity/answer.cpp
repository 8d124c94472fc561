#include "odds/equity/answer.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cardroom::odds {

namespace {

double share_of(unsigned winners, std::size_t player) {
  return (winners >> player & 1U) != 0 ? 1.0 / std::popcount(winners) : 0;
}

// Adds what one kind of outcome gives a player, as often as it happens.
void add(Chances& chances, double& squares, const Outcome& outcome, std::size_t player,
         double part) {
  const double high = share_of(outcome.high, player);
  const double low = share_of(outcome.low, player);
  const double share = outcome.low == 0 ? high : (high + low) / 2;
  chances.share += part * share;
  chances.high += part * high;
  chances.low += part * low;
  if (share == 1)
    chances.win += part;
  else if (share > 0)
    chances.tie += part;
  squares += part * share * share;
}

}  // namespace

std::vector<Chances> chances_of(const Totals& totals) {
  const auto deals = static_cast<double>(totals.deals());
  std::vector<Chances> all;
  for (std::size_t player = 0; player < static_cast<std::size_t>(totals.players()); ++player) {
    Chances chances;
    double squares = 0;
    for (unsigned code = 0; code < totals.outcomes().size(); ++code)
      if (totals.outcomes()[code] != 0)
        add(chances, squares, outcome_of(code, totals.players()), player,
            static_cast<double>(totals.outcomes()[code]) / deals);
    const double variance = std::max(0.0, squares - chances.share * chances.share);
    chances.error = std::sqrt(variance / std::max(1.0, deals - 1));
    all.push_back(chances);
  }
  return all;
}

double low_made(const Totals& totals) {
  Wide made = 0;
  for (unsigned code = 0; code < totals.outcomes().size(); ++code)
    if (outcome_of(code, totals.players()).low != 0) made += totals.outcomes()[code];
  return static_cast<double>(made) / static_cast<double>(totals.deals());
}

double largest_error(const Totals& totals) {
  double largest = 0;
  for (const Chances& one : chances_of(totals)) largest = std::max(largest, one.error);
  return largest;
}

}  // namespace cardroom::odds
