// The race-off of T01-4.8: the smallest chips leave play, and the highest card takes what cannot be
// exchanged.
#pragma once

#include "cards/card.h"
#include "tournament/state.h"

namespace cardroom::tournament {

// Chips of a stake that do not make one of the next kind.
constexpr Chips odd_of(Chips stake, Chips next) { return stake % next; }

// T-06: by rank, then Spades, Hearts, Diamonds, Clubs. Only for the race-off; suits have no order
// anywhere else.
constexpr bool higher_in_race(Card one, Card other) { return one.index() > other.index(); }

// The seats that are dealt a card when these chips leave play.
SeatSet seats_racing(const Tournament& tournament, const TournamentTable& table);

// A stake in chips, the largest first, using only chips still in play.
struct ChipsOfKind {
  Chips chip;
  std::int64_t count = 0;
};
FixedList<ChipsOfKind, 10> in_chips(Chips stake, const Conditions& conditions, Chips smallest);

}  // namespace cardroom::tournament
