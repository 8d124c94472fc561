// The progressive jackpot's mathematics: what a wager returns at a meter, where it breaks even, and
// where the meter settles in the long run.
//
// A qualifying hand is a flush or better. None of the strategies ever folds such a hand, so whether
// it wins does not depend on the strategy.
#pragma once

#include "base/money.h"
#include "odds/player_classes.h"

namespace cardroom::odds {

struct JackpotTerms {
  Cents wager{250};
  std::int64_t four = 500;  // CP17-11.1(c), CP17-11.1(d), CP17-11.1(e): times the wager.
  std::int64_t full_house = 150;
  std::int64_t flush = 100;
  std::int64_t distribution = 10'000;  // CP17-10.6: hundredths of a per cent to the jackpot pool.
  Cents seed = {};
};

// Hands out of all 2,598,960.
inline constexpr std::int64_t royals = 4;
inline constexpr std::int64_t straight_flushes = 36;
inline constexpr std::int64_t fours = 624;
inline constexpr std::int64_t full_houses = 3'744;
inline constexpr std::int64_t flushes = 5'108;

// What one wager on every possible hand would be paid, in tenths of a cent: exact, because a
// straight flush takes a tenth of the meter. Guarantees included.
std::int64_t tenths_paid(const JackpotTerms& terms, Cents meter);

// The part of a wager that comes back on average.
double return_at(const JackpotTerms& terms, Cents meter);

// The lowest meter at which a wager does not lose on average.
Cents break_even_meter(const JackpotTerms& terms);

// Where the jackpot settles if one box plays it for ever, ignoring guarantees: what goes into the
// pool comes out of it.
struct LongRun {
  double average_meter = 0;  // In dollars: what a royal flush takes on average.
  double player_return = 0;  // The part of a wager that comes back.
  double reserve_gain = 0;   // Dollars each wager, after fixed payouts and seeds; below 0: a drain.
};
LongRun long_run(const JackpotTerms& terms);

// Wagers from one royal flush to the next, on average.
inline constexpr std::int64_t wagers_between_royals = hands_of_five / royals;

}  // namespace cardroom::odds
