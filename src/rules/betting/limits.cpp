#include "rules/betting/limits.h"

#include <algorithm>

#include "rules/game/terms.h"

namespace cardroom {

namespace {

// The book's own limits: multiples of the last blind (B-09, B-11, B-12), or of another unit.
void set_multiples(StreetLimits& limits, const Multiples& times, Chips unit) {
  limits.open_low = unit * times.open_low;
  limits.open_high = unit * times.open_high;
  limits.raise_low = unit * times.raise_low;
  limits.raise_high = unit * times.raise_high;
  limits.shape = times.shape;
  limits.most = Most::amount;
}

void set_all(StreetLimits& limits, Chips amount) {
  limits.open_low = limits.open_high = limits.raise_low = limits.raise_high = amount;
  limits.shape = SizeRule::listed;
  limits.most = Most::amount;
}

// B-18: the least opening where the book or the operator sets only a maximum.
Chips least_opening(const Terms& terms, Chips last) {
  switch (terms.game->least_opening) {
    case LeastOpening::table_minimum:
      return terms.minimum;
    case LeastOpening::last_blind:
      return std::max(terms.minimum, last);
  }
  return terms.minimum;
}

// The last blind; in an ante game, which has none, the table minimum.
Chips last_or(Chips last, Chips minimum) { return last > Chips(0) ? last : minimum; }

Most bound_of(LimitKind kind) {
  switch (kind) {
    case LimitKind::fixed:
    case LimitKind::range:
      return Most::amount;
    case LimitKind::half_pot:
      return Most::half_pot;
    case LimitKind::full_pot:
      return Most::full_pot;
    case LimitKind::straddle:
      return Most::twice_the_total;
    case LimitKind::no_limit:
      return Most::stake;
  }
  return Most::amount;
}

}  // namespace

void set_limits(const Terms& terms, std::size_t street, Chips last, StreetLimits& limits) {
  const Multiples& times = terms.game->streets[street].multiples;
  if (terms.limit == LimitKind::fixed) {
    const Chips unit = terms.game->unit == BetUnit::last_blind ? last : terms.minimum;
    if (times.raise_high > 0) return set_multiples(limits, times, unit);
    return set_all(limits, std::max(terms.minimum, last));
  }
  const Chips least = least_opening(terms, last);
  // N-10: no raise of a first round is below the last blind; RWS17-3.3 applies this in every round.
  const bool by_blind = street == 0 || terms.game->opening_sets == OpeningSets::nothing;
  limits.open_low = least;
  limits.open_high = terms.maximum;
  limits.raise_low = by_blind ? last_or(last, terms.minimum) : least;
  limits.raise_high = terms.maximum;
  limits.shape = SizeRule::range;
  limits.most = bound_of(terms.limit);
}

void double_highest(const Terms& terms, StreetLimits& limits) {
  if (terms.limit != LimitKind::fixed || terms.win != Win::high) return;
  limits.open_high = 2 * limits.open_low;
  limits.raise_high = 2 * limits.raise_low;
}

void set_to_table_minimum(const Terms& terms, StreetLimits& limits) {
  set_all(limits, terms.minimum);
}

}  // namespace cardroom
