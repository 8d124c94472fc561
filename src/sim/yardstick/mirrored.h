// One bot against another over mirrored deals: each deal is played twice, and the second time the
// players have changed seats. Cards that come when nobody can act any more are dealt sixteen times,
// and the mean counts. Much of the luck of the cards is gone from the difference.
#pragma once

#include "base/progress.h"
#include "bots/strong/strong_player.h"
#include "bots/temperament.h"
#include "rules/game/terms.h"
#include "sim/gathered.h"

namespace cardroom::sim {

struct Match {
  Terms terms;
  bots::Temperament one = bots::Temperament::strong;
  bots::Temperament other = bots::Temperament::tight;
  std::int64_t deals = 1'000;
  std::uint64_t seed = 1;
  bots::Effort effort = {};  // Of the strong bot.
};

// What the first won from the second, both rounds of a deal together; the commission is the
// house's and counts for neither. In parts of a chip: half of the difference between their results,
// and the mean of sixteen ends.
inline constexpr int ends_dealt = 16;
inline constexpr int parts_of_a_chip = 2 * ends_dealt;
struct MatchResult {
  std::int64_t deals = 0;
  Gathered won;

  void add(const MatchResult& other);
  friend constexpr bool operator==(const MatchResult&, const MatchResult&) = default;
};
MatchResult play_match(const Match& match, int threads, const Progress& progress = {});

// The last blind where there are blinds, otherwise the ante or the minimum wager.
Chips unit_of(const Terms& terms);

// In thousandths of that unit, for a round.
struct Rate {
  double mean = 0;
  double half_width = 0;  // Of the 95 % interval.
};
Rate rate_of(const MatchResult& result, const Terms& terms);

}  // namespace cardroom::sim
