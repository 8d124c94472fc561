#include "odds/equity/answer.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cardroom::odds {

namespace {

double share_of(unsigned winners, std::size_t player) {
  return (winners >> player & 1U) != 0 ? 1.0 / std::popcount(winners) : 0;
}

// What one kind of outcome gives a player.
struct Given {
  double high = 0;
  double low = 0;
  double share = 0;
};
Given given_by(const Outcome& outcome, std::size_t player) {
  const double high = share_of(outcome.high, player);
  const double low = share_of(outcome.low, player);
  return {high, low, outcome.low == 0 ? high : (high + low) / 2};
}

// Adds it, as often as it happens.
void add(Chances& chances, const Given& given, double part) {
  chances.share += part * given.share;
  chances.high += part * given.high;
  chances.low += part * given.low;
  if (given.share == 1)
    chances.win += part;
  else if (given.share > 0)
    chances.tie += part;
}

// Two deals more that the player wins and two that they lose (Agresti and Coull): without them a
// share that is nearly all or nothing would seem to be known exactly after a few deals. Where deals
// have weights, they are worth as many deals as have the same error without.
double error_of(const Totals& totals, std::size_t player, double share) {
  const std::vector<Wide>& squares =
      totals.squares().empty() ? totals.outcomes() : totals.squares();
  double all = 0;
  double apart = 0;
  for (unsigned code = 0; code < squares.size(); ++code) {
    if (squares[code] == 0) continue;
    const double off = given_by(outcome_of(code, totals.players()), player).share - share;
    const auto weight = static_cast<double>(squares[code]);
    all += weight;
    apart += weight * off * off;
  }
  if (all == 0) return 0;
  const auto sum = static_cast<double>(totals.deals());
  const double deals = sum * sum / all;
  const double mean = (deals * share + 2) / (deals + 4);
  const double square = (deals * (apart / all + share * share) + 2) / (deals + 4);
  return std::sqrt(std::max(0.0, square - mean * mean) / (deals + 4));
}

}  // namespace

std::vector<Chances> chances_of(const Totals& totals) {
  const auto deals = static_cast<double>(totals.deals());
  std::vector<Chances> all;
  for (std::size_t player = 0; player < static_cast<std::size_t>(totals.players()); ++player) {
    Chances chances;
    for (unsigned code = 0; code < totals.outcomes().size(); ++code)
      if (totals.outcomes()[code] != 0)
        add(chances, given_by(outcome_of(code, totals.players()), player),
            static_cast<double>(totals.outcomes()[code]) / deals);
    chances.error = error_of(totals, player, chances.share);
    all.push_back(chances);
  }
  return all;
}

double low_made(const Totals& totals) {
  Wide made = 0;
  for (unsigned code = 0; code < totals.outcomes().size(); ++code)
    if (outcome_of(code, totals.players()).low != 0) made += totals.outcomes()[code];
  return made == 0 ? 0 : static_cast<double>(made) / static_cast<double>(totals.deals());
}

double largest_error(const Totals& totals) {
  double largest = 0;
  for (const Chances& one : chances_of(totals)) largest = std::max(largest, one.error);
  return largest;
}

}  // namespace cardroom::odds
