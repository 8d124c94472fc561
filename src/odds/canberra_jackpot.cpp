#include "odds/canberra_jackpot.h"

#include <algorithm>

namespace cardroom::odds {

namespace {

constexpr Cents royal_guarantee{1'000'000};
constexpr Cents straight_flush_guarantee{100'000};

// Four of a kind, full houses and flushes, over all hands.
std::int64_t fixed_cents(const JackpotTerms& terms) {
  return terms.wager.count() *
         (fours * terms.four + full_houses * terms.full_house + flushes * terms.flush);
}

double dollars(std::int64_t cents) { return static_cast<double>(cents) / 100.0; }

}  // namespace

std::int64_t tenths_paid(const JackpotTerms& terms, Cents meter) {
  // CP17-11.1(a), CP17-11.1(b): the pool and a tenth of it, or the guarantee.
  const std::int64_t royal = 10 * std::max(meter, royal_guarantee).count();
  const std::int64_t straight_flush =
      std::max(meter.count(), 10 * straight_flush_guarantee.count());
  return royals * royal + straight_flushes * straight_flush + 10 * fixed_cents(terms);
}

double return_at(const JackpotTerms& terms, Cents meter) {
  return static_cast<double>(tenths_paid(terms, meter)) /
         static_cast<double>(10 * hands_of_five * terms.wager.count());
}

Cents break_even_meter(const JackpotTerms& terms) {
  const std::int64_t wagered = 10 * hands_of_five * terms.wager.count();
  // A cent more on the meter is 76 tenths more over all hands, once it is above the guarantees;
  // below them the payouts do not depend on it.
  const std::int64_t at_guarantee = tenths_paid(terms, royal_guarantee);
  if (at_guarantee >= wagered) return Cents(0);
  const std::int64_t each = 10 * royals + straight_flushes;
  return royal_guarantee + Cents((wagered - at_guarantee + each - 1) / each);
}

LongRun long_run(const JackpotTerms& terms) {
  const auto hands = static_cast<double>(hands_of_five);
  const double into_pool =
      dollars(terms.wager.count()) * static_cast<double>(terms.distribution) / 1e4;
  const double seeded = dollars(terms.seed.count()) * static_cast<double>(royals) / hands;
  const double fixed = dollars(fixed_cents(terms)) / hands;
  const double wager = dollars(terms.wager.count());
  const double taken_share =
      (static_cast<double>(royals) + 0.1 * static_cast<double>(straight_flushes)) / hands;
  LongRun result;
  result.average_meter = (into_pool + seeded) / taken_share;
  result.player_return = (into_pool + seeded + fixed) / wager;
  result.reserve_gain = wager - into_pool - fixed - seeded;
  return result;
}

}  // namespace cardroom::odds
