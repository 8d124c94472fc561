#include "rules/pots.h"

#include <algorithm>

namespace cardroom {

namespace {

// The lowest wager of a player still in that is above `level`; `level` itself when there is none.
Chips next_level(const Round& round, Chips level) {
  Chips next = level;
  for (const Seat seat : round.active) {
    const Chips paid = round.paid[seat.index()];
    if (paid > level && (next == level || paid < next)) next = paid;
  }
  return next;
}

Pot layer(const Round& round, Chips from, Chips to, bool last) {
  Pot pot;
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
  return pot;
}

}  // namespace

Pots pots_of(const Round& round) {
  Pots pots;
  Chips level;
  for (Chips to = next_level(round, level); to > level; to = next_level(round, level)) {
    pots.push_back(layer(round, level, to, next_level(round, to) == to));
    level = to;
  }
  if (pots.empty() && pot(round) > Chips(0)) {
    // Everybody still in has nothing in the pot: folded players' chips and dead posts alone.
    pots.push_back(layer(round, Chips(0), Chips(0), true));
    pots[0].eligible = round.active;
  }
  if (pots.empty()) return pots;
  pots[0].amount += round.dead_total;
  for (const Seat seat : round.dealt)
    if (round.dead[seat.index()] > Chips(0)) pots[0].contributors.insert(seat);
  return pots;
}

}  // namespace cardroom
