#include "bots/strong/places.h"

#include <algorithm>
#include <cmath>

namespace cardroom::bots {

namespace {

// Moments of the race, each so many times as late as the one before. A stake of all chips arrives
// after one unit of time on average. The sum over them is good to a millionth of the prizes.
constexpr double first_moment = 1e-4;
constexpr double step = 0.6;  // The logarithm of that number.
constexpr int moment_count = 34;
constexpr double too_little = 1e-7;  // A chance that does not count.

// One more player, who has arrived with this chance.
void add_player(std::vector<double>& others, double arrived) {
  for (std::size_t count = others.size(); count-- > 0;)
    others[count] = others[count] * (1 - arrived) + (count > 0 ? others[count - 1] * arrived : 0.0);
}

}  // namespace

Places::Places(const AtStake& at_stake, Chips in_play)
    : in_play_(static_cast<double>(in_play.count())), elsewhere_(at_stake.elsewhere.size()) {
  for (const Cents prize : at_stake.prizes) prizes_.push_back(static_cast<double>(prize.count()));
  while (!prizes_.empty() && prizes_.back() <= 0) prizes_.pop_back();
  for (int at = 0; at < moment_count; ++at) {
    const double moment = first_moment * std::exp(step * at);
    moments_.push_back(moment);
    Chances& others = arrived_.emplace_back(prizes_.size());
    if (!others.empty()) others[0] = 1;
    for (const Chips stake : at_stake.elsewhere)
      add_player(others, -std::expm1(-moment * static_cast<double>(stake.count()) / in_play_));
  }
}

double Places::expected(const Chances& others) const {
  double sum = 0;
  for (std::size_t place = 0; place < prizes_.size(); ++place)
    sum += others[place] * prizes_[place];
  return sum;
}

// Players who are out together share the prizes of their places.
double Places::worth_of_place(std::size_t place, std::size_t sharing) const {
  double sum = 0;
  for (std::size_t one = 0; one < sharing; ++one) sum += prize(place + one);
  return sum / static_cast<double>(sharing);
}

std::int64_t Places::worth(Seat self, SeatSet players, std::span<const Chips> stakes) const {
  constexpr double thousandths = 1000;
  std::size_t left = elsewhere_;
  std::size_t out = 0;
  for (const Seat seat : players) ++(stakes[seat.index()] > Chips(0) ? left : out);
  const double own = static_cast<double>(stakes[self.index()].count()) / in_play_;
  if (own <= 0) return std::llround(thousandths * worth_of_place(left, out));

  // They arrive before the first moment, around one of them, or after the last.
  const double before = -std::expm1(-own * first_moment * std::exp(-step / 2));
  double sum = before * prize(0);
  double counted = before;
  for (std::size_t at = 0; at < moments_.size(); ++at) {
    const double arrives = step * own * moments_[at] * std::exp(-own * moments_[at]);
    if (arrives < too_little) continue;
    Chances others = arrived_[at];
    for (const Seat seat : players) {
      const Chips stake = stakes[seat.index()];
      if (seat == self || stake <= Chips(0)) continue;
      add_player(others,
                 -std::expm1(-moments_[at] * static_cast<double>(stake.count()) / in_play_));
    }
    sum += arrives * expected(others);
    counted += arrives;
  }
  sum += std::max(0.0, 1 - counted) * prize(left - 1);
  return std::llround(thousandths * sum);
}

}  // namespace cardroom::bots
