#include "rules/round/pots.h"

#include <algorithm>
#include <limits>

namespace cardroom {

namespace {

// The wagers of players still in: the lowest above `level`, and the highest.
struct Levels {
  Chips next;
  Chips highest;
};

Levels levels_above(const Round& round, Chips level) {
  Levels levels{Chips(std::numeric_limits<std::int64_t>::max()), level};
  for (const Seat seat : round.active) {
    const Chips paid = round.paid[seat.index()];
    if (paid > level) levels.next = std::min(levels.next, paid);
    levels.highest = std::max(levels.highest, paid);
  }
  return levels;
}

void add_layer(const Round& round, Pot& pot, Chips from, Chips to, bool last) {
  pot = {};
  pot.from = from;
  pot.to = to;
  pot.forced_only = true;
  for (const Seat seat : round.dealt) {
    const Chips paid = round.paid[seat.index()];
    if (paid <= from) continue;
    const Chips upto = last ? paid : std::min(paid, to);
    pot.amount += upto - from;
    pot.contributors.insert(seat);
    if (upto > round.forced[seat.index()]) pot.forced_only = false;
    if (round.active.contains(seat) && paid >= to) pot.eligible.insert(seat);
  }
}

}  // namespace

Pots pots_of(const Round& round) {
  Pots pots;
  Chips level;
  for (Levels up = levels_above(round, level); up.highest > level;
       up = levels_above(round, level)) {
    add_layer(round, pots.extend(), level, up.next, up.next == up.highest);
    level = up.next;
    if (level == up.highest) break;
  }
  if (pots.empty() && pot(round) > Chips(0)) {
    // Nobody still in has chips in the pot: it holds only folded players' chips and dead posts.
    add_layer(round, pots.extend(), Chips(0), Chips(0), true);
    pots[0].eligible = round.active;
  }
  if (pots.empty()) return pots;
  if (round.dead_total == Chips(0)) return pots;
  pots[0].amount += round.dead_total;
  for (const Seat seat : round.dealt)
    if (round.dead[seat.index()] > Chips(0)) pots[0].contributors.insert(seat);
  return pots;
}

}  // namespace cardroom
