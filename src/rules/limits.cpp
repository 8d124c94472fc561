// The sizes of openings and raises, by kind of limit.
#include <algorithm>

#include "rules/terms.h"

namespace cardroom {

namespace {

// The book's own limits: multiples of the last blind (B-09, B-11, B-12), or of another unit.
StreetLimits by_multiples(const Multiples& times, Chips unit) {
  return {.open_low = unit * times.open_low,
          .open_high = unit * times.open_high,
          .raise_low = unit * times.raise_low,
          .raise_high = unit * times.raise_high,
          .shape = times.shape,
          .most = Most::amount};
}

// B-18: the least opening where the book or the operator sets a maximum only.
Chips least_opening(const Terms& terms, Chips last) {
  switch (terms.game->least_opening) {
    case LeastOpening::table_minimum:
      return terms.minimum;
    case LeastOpening::last_blind:
      return std::max(terms.minimum, last);
  }
  return terms.minimum;
}

// The last blind; in an ante game, where there is none, the table minimum.
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

StreetLimits limits_of(const Terms& terms, std::size_t street, Chips last) {
  const Multiples& times = terms.game->streets[street].multiples;
  const Chips unit = terms.game->unit == BetUnit::last_blind ? last : terms.minimum;
  if (terms.limit == LimitKind::fixed && times.raise_high > 0) return by_multiples(times, unit);

  const Chips least = least_opening(terms, last);
  // N-10: no raise of a first round is below the last blind; RWS17-3.3 keeps to it in every round.
  const bool by_blind = street == 0 || terms.game->opening_sets == OpeningSets::nothing;
  const Chips step = by_blind ? last_or(last, terms.minimum) : least;
  StreetLimits limits{.open_low = least,
                      .open_high = terms.maximum,
                      .raise_low = step,
                      .raise_high = terms.maximum,
                      .shape = Shape::range,
                      .most = bound_of(terms.limit)};
  if (terms.limit == LimitKind::fixed) {
    limits.open_low = limits.raise_low = std::max(terms.minimum, last);
    limits.open_high = limits.raise_high = limits.raise_low;
    limits.shape = Shape::listed;
  }
  return limits;
}

}  // namespace cardroom
