// The race-off of T01-4.8: the smallest chips go, and the highest card takes what cannot be
// exchanged.
#pragma once

#include "cards/card.h"
#include "tournament/state.h"

namespace cardroom::tournament {

// Chips of a stake that do not make one of the next kind.
constexpr Chips odd_of(Chips stake, Chips next) { return stake % next; }

// T-06: by rank, then Spades, Hearts, Diamonds, Clubs. For the race-off alone; nowhere else do
// suits have an order.
constexpr bool higher_in_race(Card one, Card other) { return one.index() > other.index(); }

// The seats that are dealt a card when these chips go.
SeatSet seats_racing(const Tournament& tournament, const TableState& table);

// How a stake lies in chips, the largest first; small chips are the ones still in play.
struct ChipsOfKind {
  Chips chip;
  std::int64_t count = 0;
};
FixedList<ChipsOfKind, 10> in_chips(const Conditions& conditions, Chips stake, Chips smallest);

}  // namespace cardroom::tournament
